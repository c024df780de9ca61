import type { UserProfile } from '@rafiq/contracts'
import type { ShownMember } from '@rafiq/match-card'

/** What matches see of a profile: the phone only with consent (spec §1), the apartment as yes or no. */
export const asSeen = (profile: UserProfile): ShownMember & { phone: string | null } => ({
  ...profile,
  hasApartment: profile.hasApartment && (profile.hasApartment === 'have-apartment' ? 'yes' : 'no'),
  phone: profile.phoneShareConsent ? profile.phone : null,
})
