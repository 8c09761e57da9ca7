/** Whether the server was renewed after this page was opened: each of its answers says which protocol it speaks. */

import { signal } from "@preact/signals";
import { PROTOCOL } from "../wire";

/** From then on only a reload helps; whatever is on the page stays until its reader wants that. */
export const renewed = signal(false);

export function noticeRenewal(answer: Response): void {
  const spoken = answer.headers.get("trianon-protocol");
  // A proxy in front of a server that is down says nothing of it.
  if (spoken !== null && spoken !== String(PROTOCOL)) renewed.value = true;
}
