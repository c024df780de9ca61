import { ForbiddenError, UnauthorizedError } from '@rafiq/service-kit'
import type { Member } from '../members/member.entity.ts'

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

/**
 * Whether the onboarding cookie still stands for its member. It is no session, so that what ends all sessions has to end it
 * too; and staff have no profile to show.
 */
export const isOnboarding = ({
  role,
  createdAt,
  sessionsValidFrom,
}: Pick<Member, 'role' | 'createdAt' | 'sessionsValidFrom'>): boolean =>
  role === 'user' && sessionsValidFrom.getTime() <= createdAt.getTime()
