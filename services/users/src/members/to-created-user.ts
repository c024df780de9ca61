import type { CreatedUser } from '@rafiq/contracts'
import { isActive, type Member } from './member.entity.ts'

export function toCreatedUser(
  member: Pick<Member, 'id' | 'phoneShareConsent' | 'ownActive' | 'pausedByStaff'>,
): CreatedUser {
  return { id: member.id, phoneShareConsent: member.phoneShareConsent, isActive: isActive(member) }
}
