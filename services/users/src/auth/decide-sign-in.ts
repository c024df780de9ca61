import { type AppError, ForbiddenError, NotFoundError, UnauthorizedError } from '@rafiq/service-kit'
import type { Member } from '../members/member.entity.ts'

interface RejectedSignIn {
  admitted: false
  countsAsFailure: boolean
  error: AppError
}

export type SignInDecision<M> = { admitted: true; member: M } | RejectedSignIn

const refuse = (error: AppError, countsAsFailure = true): RejectedSignIn => ({
  admitted: false,
  countsAsFailure,
  error,
})

/**
 * Who may sign in, with the spec's sentences (§8). That the e-mail is not verified is told only after the right
 * password, and is no failure to guess one.
 */
export function decideSignIn<M extends Pick<Member, 'emailVerifiedAt'>>(
  member: M | null,
  passwordMatches: boolean,
): SignInDecision<M> {
  if (!member) return refuse(new NotFoundError('user-not-found'))
  if (!passwordMatches) return refuse(new UnauthorizedError('invalid-password'))
  if (!member.emailVerifiedAt) return refuse(new ForbiddenError('email-not-verified'), false)
  return { admitted: true, member }
}
