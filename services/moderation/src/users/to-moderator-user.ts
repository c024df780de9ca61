import type { EventData } from '@rafiq/contracts/events'
import type { ModeratorUser } from '@rafiq/contracts/moderation'

/** An account as a row of the panel. */
export const toModeratorUser = (account: EventData<'account.changed'>): ModeratorUser => ({
  id: account.memberId,
  email: account.email,
  name: account.name,
  location: account.location,
  role: account.role,
  isActive: account.isActive,
  pausedByStaff: account.pausedByStaff,
  phoneShareConsent: account.phoneShareConsent,
  createdAt: account.createdAt,
})
