import type { UserProfile } from '@rafiq/contracts/members'
import { isActive, type Member } from '../members/member.entity.ts'
import type { StaffPause } from '../staff/staff-pauses.ts'
import type { CityChanges } from './city-changes.ts'

/** The caller's own profile, with the pause by staff if there is one; the answers are null for staff, who have none. */
export function toUserProfile(
  member: Member,
  photoUrl: string | null,
  pause: StaffPause | null,
  { left, nextAt }: Pick<CityChanges, 'left' | 'nextAt'>,
): UserProfile {
  const { profile } = member
  return {
    id: member.id,
    email: member.email,
    role: member.role,
    language: member.language,
    createdAt: member.createdAt.toISOString(),
    phoneShareConsent: member.phoneShareConsent,
    isActive: isActive(member),
    pausedByStaff: member.pausedByStaff,
    staffPause: pause && { reason: pause.reason, until: pause.until?.toISOString() ?? null },
    name: profile?.name ?? null,
    gender: profile?.gender ?? null,
    age: profile?.age ?? null,
    phone: profile?.phone ?? null,
    nationality: profile?.nationality ?? null,
    hasApartment: profile?.hasApartment ?? null,
    budget: profile?.budget ?? null,
    location: profile?.location ?? null,
    area: profile?.area ?? null,
    lifestyle: profile?.lifestyle ?? null,
    roomSharing: profile?.roomSharing ?? null,
    bathroomSharing: profile?.bathroomSharing ?? null,
    bio: profile?.bio ?? null,
    photoUrl,
    cityChanges: profile ? { left, nextAt } : null,
  }
}
