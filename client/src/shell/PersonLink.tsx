/** A name that leads to the page about its owner, where there is one. */

import type { ComponentChildren } from "preact";
import type { Chair } from "../wire";
import { profileOf } from "./router";

export function PersonLink({ chair, children }: { chair: Chair | undefined; children: ComponentChildren }) {
  return chair?.account ? <a href={profileOf(chair.account)}>{children}</a> : <>{children}</>;
}
