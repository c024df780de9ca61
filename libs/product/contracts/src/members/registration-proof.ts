import { z } from 'zod'

/** Carries the JSON of a {@link RegistrationProof} with `POST /api/users/with-matching`. */
export const registrationProofHeader = 'x-registration-proof'

/** The way keys are derived; a browser has it in Web Crypto. */
export const registrationProofAlgorithm = 'PBKDF2/SHA-256'

/** How many keys a browser derives at most before it finds the one that is asked for. */
export const mostDerivations = 250

const hex = z
  .string()
  .max(128)
  .regex(/^(?:[\da-f]{2})+$/)

/** `POST /api/users/registration-challenge`: which counter below {@link mostDerivations} has a key that begins so? */
export const registrationChallengeSchema = z
  .object({
    parameters: z.object({
      algorithm: z.literal(registrationProofAlgorithm),
      nonce: hex,
      salt: hex,
      cost: z.int().min(1).max(1_000_000).describe('iterations for each key'),
      keyLength: z.int().min(16).max(64),
      keyPrefix: hex,
      expiresAt: z.int().describe('in seconds since 1970'),
    }),
    signature: hex,
  })
  .meta({ id: 'RegistrationChallenge' })

export const registrationProofSchema = z.object({
  challenge: registrationChallengeSchema,
  solution: z.object({ counter: z.int().min(0).max(mostDerivations), derivedKey: hex }),
})

export type RegistrationChallenge = z.infer<typeof registrationChallengeSchema>
export type RegistrationProof = z.infer<typeof registrationProofSchema>
