import { z } from 'zod'

/**
 * The JSON forms of WebAuthn Level 3 (PublicKeyCredentialCreationOptionsJSON and its relatives), as
 * `@simplewebauthn/browser` and `/server` speak them: the browser is given the options as they are and sends its answer
 * as it is. What is not named here is dropped.
 */
const base64url = (max: number) =>
  z
    .string()
    .min(1)
    .max(max)
    .regex(/^[\w-]+=*$/)
const credentialId = base64url(1_400)
const transports = z.array(z.enum(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'])).max(7)
const attachment = z.enum(['cross-platform', 'platform']).optional()
const clientExtensionResults = z.looseObject({})
const descriptor = z.object({
  id: credentialId,
  type: z.literal('public-key'),
  transports: transports.optional(),
})

/** What `startRegistration({ optionsJSON })` takes. */
export const passkeyCreationOptionsSchema = z
  .object({
    rp: z.object({ id: z.string(), name: z.string() }),
    user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
    challenge: z.string(),
    pubKeyCredParams: z.array(z.object({ alg: z.int(), type: z.literal('public-key') })),
    timeout: z.int(),
    excludeCredentials: z.array(descriptor),
    authenticatorSelection: z.object({
      residentKey: z.literal('required'),
      requireResidentKey: z.literal(true),
      userVerification: z.literal('required'),
    }),
    attestation: z.literal('none'),
  })
  .meta({ id: 'PasskeyCreationOptions' })

/** What `startAuthentication({ optionsJSON })` takes. Without `allowCredentials` the browser offers what it has. */
export const passkeyRequestOptionsSchema = z
  .object({
    challenge: z.string(),
    rpId: z.string(),
    timeout: z.int(),
    allowCredentials: z.array(descriptor).optional(),
    userVerification: z.literal('required'),
  })
  .meta({ id: 'PasskeyRequestOptions' })

/** What `startRegistration` answers. */
export const newPasskeySchema = z
  .object({
    id: credentialId,
    rawId: credentialId,
    type: z.literal('public-key'),
    response: z.object({
      clientDataJSON: base64url(4_000),
      attestationObject: base64url(16_000),
      transports: transports.optional(),
    }),
    authenticatorAttachment: attachment,
    clientExtensionResults,
  })
  .meta({ id: 'NewPasskey' })

/** What `startAuthentication` answers. */
export const passkeyProofSchema = z
  .object({
    id: credentialId,
    rawId: credentialId,
    type: z.literal('public-key'),
    response: z.object({
      clientDataJSON: base64url(4_000),
      authenticatorData: base64url(4_000),
      signature: base64url(4_000),
      userHandle: base64url(200).optional(),
    }),
    authenticatorAttachment: attachment,
    clientExtensionResults,
  })
  .meta({ id: 'PasskeyProof' })

/** A challenge is good once, for five minutes. */
export const passkeyCreationSchema = z
  .object({ challengeId: z.string(), options: passkeyCreationOptionsSchema })
  .meta({ id: 'PasskeyCreation' })
export const passkeyRequestSchema = z
  .object({ challengeId: z.string(), options: passkeyRequestOptionsSchema })
  .meta({ id: 'PasskeyRequest' })

export type PasskeyCreation = z.infer<typeof passkeyCreationSchema>
export type PasskeyRequest = z.infer<typeof passkeyRequestSchema>
export type NewPasskey = z.infer<typeof newPasskeySchema>
export type PasskeyProof = z.infer<typeof passkeyProofSchema>
