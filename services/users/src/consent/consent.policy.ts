import { ForbiddenError, UnauthorizedError } from '@rafiq/service-kit'

/** Whom a session and the onboarding cookie name, where there are any. */
export interface ConsentCaller {
  session: string | null
  onboarding: string | null
}

/** Only a member answers for that member: by a session, or right after registration by the onboarding cookie. */
export function mayAnswer(memberId: string, caller: ConsentCaller): void {
  if (caller.session === memberId || caller.onboarding === memberId) return
  throw caller.session || caller.onboarding ? new ForbiddenError() : new UnauthorizedError()
}
