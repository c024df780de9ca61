import type { Proof } from '@rafiq/platform-contracts'

export const aProof = (overrides: Partial<Proof> = {}): Proof => ({
  remote: 'rentals',
  version: '2.0.0',
  comparedWith: '1.0.0',
  verdict: 'proven',
  reason: null,
  madeAt: '2026-11-21T09:00:00.000Z',
  milliseconds: 4_000,
  compositions: ['stable'],
  pages: [{ path: '/rentals', states: 4, reason: null }],
  findings: [],
  notes: [],
  pictures: 0,
  ...overrides,
})
