import type { EventData } from '@rafiq/contracts/events'
import type { CreatedUser } from '@rafiq/contracts/members'
import { isActive, type Member } from './member.entity.ts'

/** What the services that show members are told about one (`member.changed`). */
export function toMemberChanged(member: Member): EventData<'member.changed'> {
  return {
    memberId: member.id,
    version: member.version,
    role: member.role,
    name: member.profile?.name ?? null,
    gender: member.profile?.gender ?? null,
    location: member.profile?.location ?? null,
    age: member.profile?.age ?? null,
    language: member.language,
    isActive: isActive(member),
    sessionsValidFrom: member.sessionsValidFrom.toISOString(),
  }
}

/** What the services of the moderation team and of releases are told about an account (`account.changed`). */
export function toAccountChanged(member: Member): EventData<'account.changed'> {
  return {
    memberId: member.id,
    version: member.version,
    email: member.email,
    name: member.profile?.name ?? null,
    location: member.profile?.location ?? null,
    role: member.role,
    isActive: isActive(member),
    pausedByStaff: member.pausedByStaff,
    phoneShareConsent: member.phoneShareConsent,
    createdAt: member.createdAt.toISOString(),
    sessionsValidFrom: member.sessionsValidFrom.toISOString(),
  }
}

/** What a new member is told about the own account, and again when the consent changes. */
export function toCreatedUser(
  member: Pick<Member, 'id' | 'phoneShareConsent' | 'ownActive' | 'pausedByStaff'>,
): CreatedUser {
  return { id: member.id, phoneShareConsent: member.phoneShareConsent, isActive: isActive(member) }
}
