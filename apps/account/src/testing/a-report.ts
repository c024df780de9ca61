import type { Notice, OwnReport } from '@rafiq/contracts/moderation'

/** A report that the team has not answered yet. */
export const aReport = (overrides: Partial<OwnReport> = {}): OwnReport => ({
  id: '01890a5d-ac96-774b-bcce-b302099a8201',
  at: '2026-11-20T09:00:00.000Z',
  subject: 'profile',
  name: 'هند',
  category: 'fraud',
  words: 'طلبت عربونًا قبل المعاينة',
  status: 'open',
  closedAt: null,
  told: null,
  ...overrides,
})

/** A warning that was not read yet. */
export const aNotice = (overrides: Partial<Notice> = {}): Notice => ({
  id: '01890a5d-ac96-774b-bcce-b302099a8301',
  at: '2026-11-20T09:00:00.000Z',
  template: 'warning-conduct',
  words: null,
  until: null,
  readAt: null,
  ...overrides,
})
