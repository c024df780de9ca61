import type { UserProfile } from '@rafiq/contracts'

export type Visibility = 'shared' | 'visible' | 'hidden' | 'paused'

/**
 * What others see now. The switch sets both flags to the same value (spec §4), so only a new member is visible without
 * a number, and only a pause by staff hides one who shares it.
 */
export function visibilityOf({
  phoneShareConsent,
  isActive,
}: Pick<UserProfile, 'phoneShareConsent' | 'isActive'>): Visibility {
  if (phoneShareConsent) return isActive ? 'shared' : 'paused'
  return isActive ? 'visible' : 'hidden'
}
