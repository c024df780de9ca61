import { z } from 'zod'
import { emailSchema, passwordSchema } from './credentials.ts'
import { limits } from './limits.ts'
import { storableText } from './storable-text.ts'

/** One that is compared and never kept: whatever it is made of, it is right or wrong. */
const typedPassword = z.string().min(1).max(limits.password.max)

/** `POST /api/auth/login`. Whatever is missing answers 400 `Email and password are required`. */
export const loginSchema = z
  .object({
    email: storableText({ max: limits.email.max }).toLowerCase(),
    password: typedPassword,
  })
  .meta({ id: 'Login' })
export const loginResultSchema = z.object({ token: z.string() }).meta({ id: 'LoginResult' })

const oneTimeToken = z.string().min(1).max(200)

/** `POST /api/auth/verify-email`. */
export const verifyEmailSchema = z.object({ token: oneTimeToken }).meta({ id: 'VerifyEmail' })
/** `POST /api/auth/resend-verification` and `POST /api/auth/forgot-password`. */
export const emailOnlySchema = z.object({ email: emailSchema }).meta({ id: 'EmailOnly' })
/** `POST /api/auth/reset-password`. */
export const resetPasswordSchema = z
  .object({ token: oneTimeToken, password: passwordSchema })
  .meta({ id: 'ResetPassword' })
/** `POST /api/auth/change-password`. */
export const changePasswordSchema = z
  .object({ currentPassword: typedPassword, password: passwordSchema })
  .meta({ id: 'ChangePassword' })

export type Login = z.infer<typeof loginSchema>
export type LoginResult = z.infer<typeof loginResultSchema>
export type VerifyEmail = z.infer<typeof verifyEmailSchema>
export type EmailOnly = z.infer<typeof emailOnlySchema>
export type ResetPassword = z.infer<typeof resetPasswordSchema>
export type ChangePassword = z.infer<typeof changePasswordSchema>
