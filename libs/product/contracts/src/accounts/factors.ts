import { sessionRestrictionSchema, storableText } from '@rafiq/platform-contracts'
import { z } from 'zod'
import { foldDigits } from '../digits.ts'
import { limits } from '../limits.ts'
import { newPasskeySchema, passkeyProofSchema } from './webauthn.ts'

/** How a second factor is shown. A recovery code stands in for one that is lost. */
export const secondFactors = ['passkey', 'totp', 'recovery-code'] as const
export const secondFactorSchema = z.enum(secondFactors)

/** What may confirm that it is still the same person. */
export const stepUpWays = ['password', ...secondFactors] as const

const opaque = z.string().min(1).max(200)

/** Six digits, Arabic ones too; spaces are dropped. */
const totpCode = z
  .string()
  .max(40)
  .transform((code) => foldDigits(code.replace(/\s/g, '')))
  .pipe(z.string().regex(/^\d{6}$/))

/** As it was shown (`7h3kq-9wx2m`); case, spaces, hyphens and look-alikes (O, I, L) do not matter. */
const recoveryCode = z
  .string()
  .max(60)
  .transform((code) => code.toLowerCase().replace(/[\s-]/g, '').replace(/[il]/g, '1').replace(/o/g, '0'))
  .pipe(z.string().regex(/^[a-z0-9]{10}$/))

const proofs = {
  totp: z.object({ totp: totpCode }),
  recoveryCode: z.object({ recoveryCode }),
  passkey: z.object({ challengeId: opaque, passkey: passkeyProofSchema }),
} as const

const pending = { pending: opaque }

/**
 * `POST /api/auth/second-factor`: completes a sign-in that `POST /api/auth/login` left pending → 200
 * `openedSessionSchema`. 401 `wrong-second-factor` for a wrong or used code, 401 `second-factor-expired` where the sign-in
 * has to start again (five minutes, five attempts), 429.
 */
export const secondFactorProofSchema = z
  .union([proofs.totp.extend(pending), proofs.recoveryCode.extend(pending), proofs.passkey.extend(pending)])
  .meta({ id: 'SecondFactorProof' })

/** `POST /api/auth/second-factor/options` → 200 `passkeyRequestSchema`; 401 `second-factor-expired`. */
export const pendingSignInReferenceSchema = z.object(pending).meta({ id: 'PendingSignInReference' })

/**
 * `POST /api/auth/passkey`: signs in by a passkey alone, whose options come from `POST /api/auth/passkey/options` (no
 * body → 200 `passkeyRequestSchema`) → 200 `openedSessionSchema`. 401 `wrong-second-factor`, also for an unknown one;
 * 401 `second-factor-expired` for a challenge that is over.
 */
export const passkeySignInSchema = proofs.passkey.meta({ id: 'PasskeySignIn' })

/**
 * `POST /api/auth/step-up`, with a session: who confirms may delete, change roles, export and move releases for ten
 * minutes → 200 `stepUpResultSchema`. Options of a passkey come from `POST /api/auth/step-up/options`. The password
 * counts only where `accountSecuritySchema` names it. 422 `wrong-second-factor`, `wrong-current-password`,
 * `challenge-expired`; 429.
 */
export const stepUpSchema = z
  .union([
    z.object({ password: z.string().min(1).max(200) }),
    proofs.totp,
    proofs.recoveryCode,
    proofs.passkey,
  ])
  .meta({ id: 'StepUp' })
export const stepUpResultSchema = z
  .object({
    until: z.iso.datetime(),
    recoveryCodesLeft: z.int().min(0).nullable(),
    token: z.string().describe('of the same session from now on; the one before opens nothing any more'),
  })
  .meta({ id: 'StepUpResult' })

/** Why the pages for staff do not open yet, by the error's code that their endpoints answer (403). */
export const staffRestrictionSchema = sessionRestrictionSchema

const passkeyName = storableText({ max: limits.factors.name })

export const passkeySchema = z
  .object({
    id: z.uuid(),
    name: z.string(),
    createdAt: z.iso.datetime(),
    lastUsedAt: z.iso.datetime().nullable(),
    synced: z.boolean().describe('kept by a password manager, so that it is on more than one device'),
  })
  .meta({ id: 'Passkey' })

/** `GET /api/user/security`: how the caller's account is secured, and what this session may do. */
export const accountSecuritySchema = z
  .object({
    secondFactor: z
      .enum(['required', 'optional', 'none'])
      .describe(
        'whether this account has to have one: `none` for members, whose passkeys are a second way in',
      ),
    restriction: staffRestrictionSchema
      .nullable()
      .describe('what is to be done before the pages for staff open; null for members'),
    strictPassword: z.boolean().describe('whether a new password has to be a strict one'),
    passkeys: z.array(passkeySchema),
    totp: z.object({ createdAt: z.iso.datetime(), lastUsedAt: z.iso.datetime().nullable() }).nullable(),
    recoveryCodesLeft: z.int().min(0).nullable().describe('null where there never were any'),
    stepUp: z.object({
      ways: z.array(z.enum(stepUpWays)).describe('what this account can confirm with, best first'),
      until: z.iso.datetime().nullable().describe('confirmed until then; null: not, or no more'),
    }),
  })
  .meta({ id: 'AccountSecurity' })

/**
 * `POST /api/user/factors/totp` → 201: begins; staff only (403), step-up. The secret is shown this once; it counts from
 * its confirmation on, for which there are ten minutes. 409 `factor-exists`.
 */
export const totpEnrolmentSchema = z
  .object({
    enrolmentId: z.string(),
    secret: z.string().describe('Base32, for typing'),
    uri: z.string().describe('otpauth://, for a QR code'),
  })
  .meta({ id: 'TotpEnrolment' })

/**
 * `POST /api/user/factors/totp/confirm` → 200 `enrolledFactorSchema`. 422 `wrong-second-factor` (try again),
 * `challenge-expired` (begin again); 409 `factor-exists`.
 */
export const totpConfirmationSchema = z
  .object({ enrolmentId: opaque, code: totpCode })
  .meta({ id: 'TotpConfirmation' })

/** Codes are shown this once; null where the account has its codes already. */
export const enrolledFactorSchema = z
  .object({ recoveryCodes: z.array(z.string()).nullable() })
  .meta({ id: 'EnrolledFactor' })

/** `POST /api/user/factors/recovery-codes` → 200: new ones in place of the old; step-up. 422 `no-second-factor`. */
export const recoveryCodesSchema = z
  .object({ recoveryCodes: z.array(z.string()) })
  .meta({ id: 'RecoveryCodes' })

/**
 * `POST /api/user/factors/passkeys`, with the answer to the options of `POST /api/user/factors/passkeys/options` → 201
 * `enrolledPasskeySchema`; both step-up. 422 `wrong-second-factor`, `challenge-expired`, `factor-limit`; 409
 * `factor-exists`.
 */
export const passkeyEnrolmentSchema = z
  .object({ challengeId: opaque, name: passkeyName, passkey: newPasskeySchema })
  .meta({ id: 'PasskeyEnrolment' })
export const enrolledPasskeySchema = enrolledFactorSchema
  .extend({ passkey: passkeySchema })
  .meta({ id: 'EnrolledPasskey' })

/** `PATCH /api/user/factors/passkeys/{id}` → 200 `passkeySchema`; 404. `DELETE` → 204, step-up, 422 `last-factor`. */
export const passkeyChangeSchema = z.object({ name: passkeyName }).meta({ id: 'PasskeyChange' })

export type SecondFactor = z.infer<typeof secondFactorSchema>
export type SecondFactorProof = z.infer<typeof secondFactorProofSchema>
export type PendingSignInReference = z.infer<typeof pendingSignInReferenceSchema>
export type PasskeySignIn = z.infer<typeof passkeySignInSchema>
export type StepUpWay = (typeof stepUpWays)[number]
export type StepUp = z.infer<typeof stepUpSchema>
export type StepUpResult = z.infer<typeof stepUpResultSchema>
export type StaffRestriction = z.infer<typeof staffRestrictionSchema>
export type Passkey = z.infer<typeof passkeySchema>
export type AccountSecurity = z.infer<typeof accountSecuritySchema>
export type TotpEnrolment = z.infer<typeof totpEnrolmentSchema>
export type TotpConfirmation = z.infer<typeof totpConfirmationSchema>
export type EnrolledFactor = z.infer<typeof enrolledFactorSchema>
export type RecoveryCodes = z.infer<typeof recoveryCodesSchema>
export type PasskeyEnrolment = z.infer<typeof passkeyEnrolmentSchema>
export type EnrolledPasskey = z.infer<typeof enrolledPasskeySchema>
export type PasskeyChange = z.infer<typeof passkeyChangeSchema>
