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

type Library = typeof import('@simplewebauthn/browser')
type Creation = Parameters<Library['startRegistration']>[0]['optionsJSON']
type Request = Parameters<Library['startAuthentication']>[0]['optionsJSON']

/** What the server asks for, in the JSON forms of WebAuthn Level 3. */
type Challenge = { options: object }

/** Has the browser make a passkey. @returns its answer in WebAuthn's JSON form; null where that was declined */
export async function createPasskey<Answer = unknown>({ options }: Challenge): Promise<Answer | null> {
  const { startRegistration } = await load()
  return unlessRefused(startRegistration({ optionsJSON: options as Creation }) as Promise<Answer>)
}

/** Whether the browser offers passkeys among the suggestions of a field. */
export async function passkeySuggestions(): Promise<boolean> {
  return passkeysSupported() && (await PublicKeyCredential.isConditionalMediationAvailable?.()) === true
}

/**
 * Has the browser prove a passkey: asked for at once, or offered among the suggestions of the field with
 * `autocomplete="username webauthn"`. One at a time: another one ends the one that waits. @returns null where that was declined
 */
export async function provePasskey<Answer = unknown>(
  { options }: Challenge,
  { suggested = false }: { suggested?: boolean } = {},
): Promise<Answer | null> {
  const { startAuthentication } = await load()
  const proof = startAuthentication({ optionsJSON: options as Request, useBrowserAutofill: suggested })
  return unlessRefused(proof as Promise<Answer>)
}

/** Ends the one that waits, if any. */
export async function stopPasskey(): Promise<void> {
  const { WebAuthnAbortService } = await load()
  WebAuthnAbortService.cancelCeremony()
}
