import { ForbiddenError, UnauthorizedError } from '@rafiq/service-kit'

/** Only a member answers for that member: by a session, or right after registration by the onboarding cookie. */
export function mayAnswer(
  memberId: string,
  caller: { session: string | null; onboarding: string | null },
): void {
  if (caller.session === memberId || caller.onboarding === memberId) return
  throw caller.session || caller.onboarding ? new ForbiddenError() : new UnauthorizedError()
}
