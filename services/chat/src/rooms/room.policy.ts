import { ForbiddenError, type Session } from '@rafiq/service-kit'

/** Rooms are listed for the member whose they are, and messages sent by their sender, nobody else. */
export function mustBeCaller(memberId: string, { memberId: caller }: Pick<Session, 'memberId'>): void {
  if (memberId !== caller) throw new ForbiddenError()
}
