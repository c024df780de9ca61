import type { ModeratorRequest, ModeratorRequestDetail } from '@rafiq/contracts/moderation'
import type { Answer } from './state.ts'

type Answers = Readonly<Record<string, Answer>>

const id = (end: number) => `01990a5d-0000-774b-bcce-0000000001${String(end).padStart(2, '0')}`
const inDays = (days: number) => new Date(Date.now() + (days - 0.5) * 86_400_000).toISOString()

const queue = '/api/moderator/requests'
/** Of what is asked below. */
export const requestPath = `/moderator/requests/${id(1)}`
const colleague = { id: id(40), email: 'huda@rafiq.test' }

const request = (overrides: Partial<ModeratorRequest> = {}): ModeratorRequest => ({
  id: id(1),
  kind: 'appeal',
  against: { kind: 'notice', noticeId: id(30), template: 'warning-fraud', at: inDays(-3) },
  at: inDays(-2),
  due: inDays(28),
  status: 'open',
  closedAt: null,
  outcome: null,
  member: { id: id(20), name: 'Abdulrahman bin Khalid' },
  mayAnswer: true,
  ...overrides,
})
const asked = { against: null } as const
const requests = [
  request({ id: id(2), ...asked, kind: 'deletion', due: inDays(-1), member: { id: id(21), name: 'هند' } }),
  request({ id: id(3), ...asked, kind: 'access', due: inDays(5), member: { id: id(22), name: null } }),
  request(),
]
const closed = requests.map((one, index) => ({
  ...one,
  status: index === 2 ? ('withdrawn' as const) : ('answered' as const),
  outcome: index === 2 ? null : index === 1 ? ('refused' as const) : ('granted' as const),
  closedAt: inDays(0),
  mayAnswer: false,
}))
const page = (body: readonly ModeratorRequest[], headers = {}): Answer => ({
  body,
  headers: { 'x-total-count': String(body.length), ...headers },
})
const detail = (overrides: Partial<ModeratorRequestDetail> = {}): ModeratorRequestDetail => ({
  ...request(),
  words: 'لم أطلب مالًا من أحد، والرسالة أُرسلت من جهاز فقدته.',
  answer: null,
  decidedBy: colleague,
  answeredBy: null,
  ...overrides,
})
const one = (overrides: Partial<ModeratorRequestDetail> = {}): Answers => ({
  [`${queue}/${id(1)}`]: { body: detail(overrides) },
  [queue]: page(requests),
})

export const manyRequests: Answers = { [queue]: page(requests, { 'x-next-cursor': 'next' }) }
export const closedRequests: Answers = { [`${queue}?status=closed`]: page(closed) }
export const noRequests: Answers = { [queue]: page([]) }
export const anAppeal = one()
export const ownDecision = one({ mayAnswer: false })
export const anAnswer = one({
  status: 'answered',
  outcome: 'granted',
  closedAt: inDays(0),
  mayAnswer: false,
  answer: 'راجعنا الرسائل من جديد، وسُحب التنبيه.',
  answeredBy: colleague,
})
