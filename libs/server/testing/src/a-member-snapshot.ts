import type { EventData } from '@rafiq/contracts/events'

/** What `member.changed` tells of somebody when they have just registered. */
export const aMemberSnapshot = (
  memberId: string,
  overrides: Partial<EventData<'member.changed'>> = {},
): EventData<'member.changed'> => ({
  memberId,
  version: 1,
  role: 'user',
  name: 'سارة',
  gender: 'female',
  location: 'riyadh',
  age: 27,
  language: 'ar',
  isActive: true,
  sessionsValidFrom: '2026-01-01T00:00:00.000Z',
  ...overrides,
})
