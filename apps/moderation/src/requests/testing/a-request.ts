import type { ModeratorRequest, ModeratorRequestDetail } from '@rafiq/contracts/moderation'

export const requestId = '01990a5d-0000-774b-bcce-000000000011'
/** Who looks, in `showPanel`. */
export const staffId = '0192f0c1-2a3b-7c4d-8e5f-60718293a4b5'

/** Reem asks for a copy of her data. */
export const aRequest = (overrides: Partial<ModeratorRequest> = {}): ModeratorRequest => ({
  id: requestId,
  kind: 'access',
  against: null,
  at: '2026-11-20T08:00:00.000Z',
  due: '2999-12-20T08:00:00.000Z',
  status: 'open',
  closedAt: null,
  outcome: null,
  member: { id: '0192f0c1-2a3b-7c4d-8e5f-000000000001', name: 'ريم' },
  mayAnswer: true,
  ...overrides,
})

export const aRequestDetail = (overrides: Partial<ModeratorRequestDetail> = {}): ModeratorRequestDetail => ({
  ...aRequest(),
  words: 'نسخة من كل ما لديكم.',
  answer: null,
  decidedBy: null,
  answeredBy: null,
  ...overrides,
})
