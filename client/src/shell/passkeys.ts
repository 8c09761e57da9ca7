/** Passkeys: what the browser's device makes and signs, between two requests to the server. */

import { api } from "./api";
import { isSecure } from "./install";
import { become } from "./me";

/** They belong to a site with a name; browsers that cannot read the server's JSON are left out. */
export const canPasskey = (): boolean =>
  isSecure &&
  "PublicKeyCredential" in window &&
  "parseCreationOptionsFromJSON" in PublicKeyCredential &&
  !/^[\d.]+$|:/.test(location.hostname);

/** The reader closed the dialog of the browser, or no device answered. */
export class NoPasskey extends Error {}

export async function addPasskey(): Promise<void> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(await api.offerPasskey());
  await api.addPasskey(written(await navigator.credentials.create({ publicKey }).catch(refused)));
}

export async function signInWithPasskey(bring: boolean): Promise<void> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(await api.askPasskey());
  const given = written(await navigator.credentials.get({ publicKey }).catch(refused));
  await become(api.signInWithPasskey(given, bring));
}

function refused(error: unknown): never {
  throw new NoPasskey(String(error));
}

function written(credential: Credential | null): Record<string, unknown> {
  if (!(credential instanceof PublicKeyCredential)) throw new NoPasskey();
  return credential.toJSON() as unknown as Record<string, unknown>;
}
