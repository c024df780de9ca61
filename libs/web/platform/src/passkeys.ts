import type { NewPasskey, PasskeyCreation, PasskeyProof, PasskeyRequest } from '@rafiq/contracts'

/** Whether this browser can keep and use passkeys at all. */
export const passkeysSupported = (): boolean => typeof globalThis.PublicKeyCredential === 'function'

/** Only pages that use a passkey fetch it. */
const load = () => import(/* webpackChunkName: "passkeys" */ '@simplewebauthn/browser')

/** A browser tells neither why nor whether somebody said no, ran out of time or has no passkey: all of it is a no. */
const refused = new Set(['NotAllowedError', 'AbortError'])

async function unlessRefused<T>(ceremony: Promise<T>): Promise<T | null> {
  try {
    return await ceremony
  } catch (error) {
    if (error instanceof Error && refused.has(error.name)) return null
    throw error
  }
}

type Creation = Parameters<typeof import('@simplewebauthn/browser')['startRegistration']>[0]['optionsJSON']
type Request = Parameters<typeof import('@simplewebauthn/browser')['startAuthentication']>[0]['optionsJSON']

/** Has the browser make a passkey. @returns null where that was declined */
export async function createPasskey({ options }: PasskeyCreation): Promise<NewPasskey | null> {
  const { startRegistration } = await load()
  return unlessRefused(startRegistration({ optionsJSON: options as Creation }) as Promise<NewPasskey>)
}

/** Whether the browser offers passkeys among the suggestions of a field. */
export async function passkeySuggestions(): Promise<boolean> {
  return passkeysSupported() && (await PublicKeyCredential.isConditionalMediationAvailable?.()) === true
}

/**
 * Has the browser prove a passkey: asked for at once, or offered among the suggestions of the field with
 * `autocomplete="username webauthn"`. One at a time: another one ends the one that waits. @returns null where that was declined
 */
export async function provePasskey(
  { options }: PasskeyRequest,
  { suggested = false }: { suggested?: boolean } = {},
): Promise<PasskeyProof | null> {
  const { startAuthentication } = await load()
  const proof = startAuthentication({ optionsJSON: options as Request, useBrowserAutofill: suggested })
  return unlessRefused(proof as Promise<PasskeyProof>)
}

/** Ends the one that waits, if any. */
export async function stopPasskey(): Promise<void> {
  const { WebAuthnAbortService } = await load()
  WebAuthnAbortService.cancelCeremony()
}
