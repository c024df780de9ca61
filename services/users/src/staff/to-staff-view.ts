import type { MemberCard, StaffView } from '@rafiq/contracts/moderation'
import type { Member } from '../members/member.entity.ts'
import { toAccountChanged } from '../members/member-views.ts'
import type { StaffPause } from './staff-pauses.ts'

/** An account as staff see it. @param photoUrl signed for who looks */
export function toStaffView(member: Member, pause: StaffPause | null, photoUrl: string | null): StaffView {
  return {
    account: toAccountChanged(member),
    language: member.language,
    emailVerifiedAt: member.emailVerifiedAt?.toISOString() ?? null,
    lastActiveAt: member.activeAt.toISOString(),
    pause: pause && {
      id: pause.pauseId,
      reason: pause.reason,
      until: pause.until?.toISOString() ?? null,
      since: pause.since.toISOString(),
      note: pause.note ?? null,
    },
    card: toMemberCard(member, photoUrl),
  }
}

/** The profile as matches see it; the phone only where it is shared. */
export function toMemberCard(
  { id, profile, phoneShareConsent }: Member,
  photoUrl: string | null,
): MemberCard | null {
  if (!profile) return null
  return {
    id,
    name: profile.name,
    phone: phoneShareConsent ? profile.phone : null,
    age: profile.age,
    gender: profile.gender,
    budget: profile.budget,
    location: profile.location,
    area: profile.area ?? null,
    hasApartment: profile.hasApartment === 'have-apartment' ? 'yes' : 'no',
    lifestyle: profile.lifestyle,
    roomSharing: profile.roomSharing,
    bathroomSharing: profile.bathroomSharing,
    bio: profile.bio ?? null,
    photoUrl,
  }
}
