import type { AuditLogEntry, ModeratorReport, ModeratorReportDetail } from '@rafiq/contracts/moderation'
import type { Answer } from './state.ts'

type Answers = Readonly<Record<string, Answer>>

const id = (end: number) => `01990a5d-0000-774b-bcce-0000000000${String(end).padStart(2, '0')}`
const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()

const queue = '/api/moderator/reports?status=open'
const log = '/api/moderator/audit'
const away: Answer = { status: 503, body: { code: 'unavailable', message: 'Away.' } }

/** Of what is reported below. */
export const reportPath = `/moderator/reports/${id(1)}`
const api = `/api/moderator/reports/${id(1)}`

const colleague = { id: id(40), email: 'huda@rafiq.test' }
const subject = { id: id(20), name: 'Abdulrahman bin Khalid' }

const report = (overrides: Partial<ModeratorReport> = {}): ModeratorReport => ({
  id: id(1),
  at: ago(200),
  status: 'open',
  resolvedAt: null,
  decision: null,
  category: 'harassment',
  kind: 'message',
  subject,
  reporter: { id: id(21), name: 'عبدالعزيز بن سلطان' },
  assignee: null,
  unresolved: 2,
  held: true,
  may: ['take', 'escalate', 'note'],
  ...overrides,
})

const reports = [
  report(),
  report({ id: id(2), at: ago(55), category: 'fake-profile', kind: 'profile', held: false, unresolved: 1 }),
  report({ id: id(3), at: ago(2), category: 'other', reporter: null, subject: { id: id(22), name: null } }),
]

const said = [
  ['reporter', 'السلام عليكم، هل الغرفة متاحة؟', false],
  ['subject', 'Yes. Send me 500 SAR first and I will hold it for you.', false],
  ['subject', 'Why do you not answer? Send it now or I will find out where you live!', true],
  ['reporter', 'لا أرغب في ذلك، شكرًا.', false],
] as const

const detail = (overrides: Partial<ModeratorReportDetail> = {}): ModeratorReportDetail => ({
  ...report(),
  words: 'طلب مني تحويل مبلغ قبل أن أرى الغرفة، ثم صار يهدد.\nأرجو النظر في الأمر.',
  evidence: {
    at: ago(200),
    photo: null,
    card: {
      ...subject,
      age: 31,
      gender: 'male',
      budget: '15000-25000',
      location: 'riyadh',
      area: 'northeast',
      hasApartment: 'yes',
      lifestyle: ['working', 'sports-watching'],
      roomSharing: 'separate-room',
      bathroomSharing: 'separate-bathroom',
      bio: 'شقة هادئة قريبة من الجامعة.',
    },
    messages: said.map(([from, content, reported], index) => ({
      id: id(30 + index),
      from,
      content,
      reported,
      at: ago(210 - index),
    })),
  },
  notes: [{ id: id(50), at: ago(90), by: colleague, text: 'سبق أن ورد بلاغ مشابه عن الحساب نفسه.' }],
  outcome: null,
  others: [
    { id: id(4), at: ago(9_000), status: 'resolved', decision: 'warn', category: 'fraud', kind: 'message' },
    { id: id(5), at: ago(300), status: 'open', decision: null, category: 'fake-profile', kind: 'profile' },
  ],
  ...overrides,
})

const mine = detail({
  status: 'taken',
  assignee: { id: id(41), email: 'moderator@rafiq.test' },
  may: ['release', 'escalate', 'note', 'dismiss', 'warn', 'pause', 'delete'],
})
const theirs = detail({ status: 'taken', assignee: colleague, may: ['note'] })
const resolved = detail({
  kind: 'profile',
  status: 'resolved',
  resolvedAt: ago(5),
  decision: 'pause',
  assignee: colleague,
  held: false,
  may: [],
  notes: [],
  others: [],
  words: '',
  outcome: {
    at: ago(5),
    by: colleague,
    decision: 'pause',
    reason: 'fake-profile',
    until: ago(-10_000),
    toMember: { template: 'paused', words: 'Please write to us once the photo is your own.' },
    toReporter: 'report-acted',
  },
})

const account: Answers = {
  [`/api/moderator/users/${subject.id}`]: {
    body: { language: 'en', user: { email: 'abdulrahman@rafiq.test' } },
  },
}

export const busyQueue: Answers = {
  [queue]: {
    body: reports,
    headers: {
      'x-total-count': '53',
      'x-next-cursor': 'further',
      'x-waiting': 'open=53,taken=7,escalated=1',
    },
  },
}
export const emptyQueue: Answers = {
  [queue]: { body: [], headers: { 'x-total-count': '0', 'x-waiting': 'open=0,taken=0,escalated=0' } },
}
export const awayQueue: Answers = { [queue]: away }
export const openReport: Answers = { [api]: { body: detail() } }
export const ownReport: Answers = { ...account, [api]: { body: mine } }
export const resolvedReport: Answers = { [api]: { body: resolved } }
export const lostReport: Answers = {
  [api]: { body: { ...theirs, may: ['take', 'note'] } },
  [`${api}/take`]: { status: 409, body: { code: 'report-taken', message: 'Taken.' } },
}
export const unknownReport: Answers = {
  [api]: { status: 404, body: { code: 'not-found', message: 'None.' } },
}

const entry = (
  overrides: Partial<AuditLogEntry> & Pick<AuditLogEntry, 'action' | 'details'>,
): AuditLogEntry => ({
  id: crypto.randomUUID(),
  at: ago(30),
  service: 'moderation',
  actor: { ...colleague, role: 'moderator' },
  subject: { kind: 'member', id: subject.id, email: 'abdulrahman@rafiq.test' },
  addressHash: null,
  ...overrides,
})

const entries = [
  entry({ action: 'sign-in.opened', details: { by: 'passkey' }, addressHash: '3f9a2c1b77e04d55' }),
  entry({
    action: 'report.decided',
    details: {
      reportId: id(1),
      decision: 'pause',
      reason: 'fraud',
      until: ago(-10_000),
      toMember: 'paused',
      toReporter: 'report-acted',
    },
  }),
  entry({ action: 'member.read', details: {} }),
  entry({
    action: 'members.listed',
    details: { shown: 12, searched: true, role: null, memberIds: [] },
    subject: { kind: 'members', id: null, email: null },
  }),
  entry({
    action: 'member.deleted',
    details: {},
    actor: { id: null, role: 'system', email: null },
    subject: { kind: 'member', id: id(60), email: null },
  }),
  entry({ action: 'member.role-changed', details: { from: 'user', to: 'moderator' } }),
  entry({
    action: 'release.canary-set',
    service: 'releases',
    actor: { ...colleague, role: 'admin' },
    details: { remote: 'chat', version: '1.2.0', percent: 10 },
    subject: { kind: 'remote', id: null, email: null },
  }),
]

export const busyLog: Answers = { [log]: { body: entries, headers: { 'x-next-cursor': 'older' } } }
export const emptyLog: Answers = { [`${log}?action=member.paused`]: { body: [] } }
export const unavailableLog: Answers = { [log]: away }
