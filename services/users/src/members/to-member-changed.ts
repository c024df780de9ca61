import type { EventData } from '@rafiq/contracts'
import { isActive, type Member } from './member.entity.ts'

/** What other services are told about a member. */
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
