import type { ModeratorReport, ModeratorReportDetail } from '@rafiq/contracts/moderation'

export const reportId = '01990a5d-0000-774b-bcce-000000000001'
export const otherReportId = '01990a5d-0000-774b-bcce-000000000002'
export const subjectId = '01990a5d-0000-774b-bcce-000000000003'
export const reporterId = '01990a5d-0000-774b-bcce-000000000004'
/** Who looks, in `showPanel`. */
export const staffId = '0192f0c1-2a3b-7c4d-8e5f-60718293a4b5'
export const colleague = { id: '01990a5d-0000-774b-bcce-000000000005', email: 'huda@rafiq.test' }

/** A message of Sara's that Reem has reported and nobody has taken. */
export const aReport = (overrides: Partial<ModeratorReport> = {}): ModeratorReport => ({
  id: reportId,
  at: '2026-11-21T08:00:00.000Z',
  status: 'open',
  resolvedAt: null,
  decision: null,
  category: 'harassment',
  kind: 'message',
  subject: { id: subjectId, name: 'Sara' },
  reporter: { id: reporterId, name: 'ريم' },
  assignee: null,
  unresolved: 1,
  held: false,
  may: ['take', 'escalate', 'note'],
  ...overrides,
})

/** The same in detail. */
export const aReportDetail = (overrides: Partial<ModeratorReportDetail> = {}): ModeratorReportDetail => ({
  ...aReport(),
  words: 'أزعجتني كثيرًا.',
  evidence: {
    at: '2026-11-21T08:00:00.000Z',
    card: aCard,
    photo: null,
    messages: [
      message('1', 'reporter', 'شكرًا، لا أرغب.', false),
      message('2', 'subject', 'Answer me!', true),
      message('3', 'reporter', 'لا.', false),
    ],
  },
  notes: [],
  outcome: null,
  others: [],
  ...overrides,
})

/** As it is for the one who has taken it. */
export const takenByMe: Partial<ModeratorReportDetail> = {
  status: 'taken',
  assignee: { id: staffId, email: 'moderator@rafiq.test' },
  may: ['release', 'escalate', 'note', 'dismiss', 'warn', 'pause'],
}

/** As it is for everybody else. */
export const takenByColleague: Partial<ModeratorReportDetail> = {
  status: 'taken',
  assignee: colleague,
  may: ['note'],
}

const message = (end: string, from: 'subject' | 'reporter', content: string, reported: boolean) => ({
  id: `01990a5d-0000-774b-bcce-00000000001${end}`,
  from,
  content,
  at: `2026-11-21T07:5${end}:00.000Z`,
  reported,
})

const aCard: NonNullable<NonNullable<ModeratorReportDetail['evidence']>['card']> = {
  id: subjectId,
  name: 'Sara',
  age: 26,
  gender: 'female',
  budget: '15000-25000',
  location: 'riyadh',
  area: 'northeast',
  hasApartment: 'yes',
  lifestyle: ['working'],
  roomSharing: 'separate-room',
  bathroomSharing: 'separate-bathroom',
  bio: 'A calm home.',
}
