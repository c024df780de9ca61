import type { UserProfile } from '@rafiq/contracts'
import { isActive, type Member } from '../members/member.entity.ts'
import type { StaffPause } from '../staff/staff-pause.entity.ts'
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
    staffPause: member.pausedByStaff ? toStaffPause(pause) : null,
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

/** A pause from before reasons were kept has none of its own. */
const toStaffPause = (pause: StaffPause | null): UserProfile['staffPause'] => ({
  reason: pause?.reason ?? 'other',
  until: pause?.until?.toISOString() ?? null,
})
