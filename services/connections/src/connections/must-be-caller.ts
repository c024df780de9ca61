import { ForbiddenError, type Session } from '@rafiq/service-kit'

/** A contact is made and settled by the member whose it is, nobody else. */
export function mustBeCaller(userId: string, session: Session): void {
  if (userId !== session.memberId) throw new ForbiddenError()
}
