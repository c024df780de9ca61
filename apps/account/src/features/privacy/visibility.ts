import type { UserProfile } from '@rafiq/contracts/members'

export type Visibility = 'shared' | 'visible' | 'hidden' | 'paused'

/**
 * What others see now. The switch sets both flags to the same value (spec §4), so only a new member is visible without
 * a number. A pause by staff hides whatever the switch says.
 */
export function visibilityOf({
  phoneShareConsent,
  isActive,
  pausedByStaff,
}: Pick<UserProfile, 'phoneShareConsent' | 'isActive' | 'pausedByStaff'>): Visibility {
  if (pausedByStaff) return 'paused'
  if (!isActive) return 'hidden'
  return phoneShareConsent ? 'shared' : 'visible'
}
