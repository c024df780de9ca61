import type { RemoteStatus } from '@rafiq/platform-contracts'

/** A remote that everybody gets, with a version before it. */
export const aStatus = (overrides: Partial<RemoteStatus> = {}): RemoteStatus => ({
  name: 'matches',
  owner: null,
  stable: '1.2.0',
  previous: '1.1.0',
  canary: null,
  previews: [],
  disabled: false,
  setByHand: true,
  publishedAt: '2026-11-21T08:00:00.000Z',
  versions: 3,
  ...overrides,
})
