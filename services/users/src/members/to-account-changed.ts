import type { EventData } from '@rafiq/contracts'
import { isActive, type Member } from './member.entity.ts'

/** What the moderation service is told about an account. */
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
