import { storableText } from '@rafiq/platform-contracts'
import { z } from 'zod'
import { limits } from '../limits.ts'
import { emailSchema, passwordSchema } from './credentials.ts'
import { secondFactorSchema, staffRestrictionSchema } from './factors.ts'

/** One that is compared and never kept: whatever it is made of, it is right or wrong. */
const typedPassword = z.string().min(1).max(limits.password.max)

/** `POST /api/auth/login`. Whatever is missing answers 400 `Email and password are required`. */
export const loginSchema = z
  .object({
    email: storableText({ max: limits.email.max }).toLowerCase(),
    password: typedPassword,
  })
  .meta({ id: 'Login' })

/**
 * A session is open. `restriction` says what staff have to do before their pages open; `recoveryCodesLeft` is there where
 * one was used just now.
 */
export const openedSessionSchema = z
  .object({
    token: z.string(),
    restriction: staffRestrictionSchema.nullable().optional(),
    recoveryCodesLeft: z.int().min(0).optional(),
  })
  .meta({ id: 'OpenedSession' })

/** The password was right, and a second factor is asked: `POST /api/auth/second-factor` with `pending`. */
export const pendingSignInSchema = z
  .object({ pending: z.string(), factors: z.array(secondFactorSchema).min(1) })
  .meta({ id: 'PendingSignIn' })

/** `POST /api/auth/login` → 200, one or the other. */
export const loginResultSchema = z
  .union([openedSessionSchema, pendingSignInSchema])
  .meta({ id: 'LoginResult' })

const longestToken = 200
const oneTimeToken = z.string().min(1).max(longestToken)

/** `POST /api/auth/verify-email`. */
export const verifyEmailSchema = z.object({ token: oneTimeToken }).meta({ id: 'VerifyEmail' })
/** `POST /api/auth/resend-verification` and `POST /api/auth/forgot-password`. */
export const emailOnlySchema = z.object({ email: emailSchema }).meta({ id: 'EmailOnly' })
/** `POST /api/auth/reset-password`. */
export const resetPasswordSchema = z
  .object({ token: oneTimeToken, password: passwordSchema })
  .meta({ id: 'ResetPassword' })
/** `POST /api/auth/reset-password/check`: whether a link still works, and nothing of whom it belongs to. */
export const resetLinkSchema = z
  .object({ token: storableText({ max: longestToken }) })
  .meta({ id: 'ResetLink' })
export const resetLinkStateSchema = z.object({ valid: z.boolean() }).meta({ id: 'ResetLinkState' })
/** `POST /api/auth/change-password`. */
export const changePasswordSchema = z
  .object({ currentPassword: typedPassword, password: passwordSchema })
  .meta({ id: 'ChangePassword' })

export type Login = z.infer<typeof loginSchema>
export type OpenedSession = z.infer<typeof openedSessionSchema>
export type PendingSignIn = z.infer<typeof pendingSignInSchema>
export type LoginResult = z.infer<typeof loginResultSchema>
export type VerifyEmail = z.infer<typeof verifyEmailSchema>
export type EmailOnly = z.infer<typeof emailOnlySchema>
export type ResetPassword = z.infer<typeof resetPasswordSchema>
export type ResetLink = z.infer<typeof resetLinkSchema>
export type ResetLinkState = z.infer<typeof resetLinkStateSchema>
export type ChangePassword = z.infer<typeof changePasswordSchema>
