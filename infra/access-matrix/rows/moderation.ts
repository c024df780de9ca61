import { admins, internal, owner, signedIn, staff } from '../answers.ts'
import type { RequestFixtures, Rows } from '../row.ts'

const somebodyNew = async ({ somebody }: RequestFixtures) => ({ params: { id: (await somebody()).id } })
const somePause = '01990000-0000-7000-8000-000000000002'
const someReport = async ({ report }: RequestFixtures) => ({ params: { id: await report() } })
const takenReport = async ({ caller, report }: RequestFixtures) => ({ params: { id: await report(caller) } })
const someRequest = async ({ request }: RequestFixtures) => ({ params: { id: await request() } })
const correction = { gender: 'female', reason: 'requested' }
const byStepUp = 'who has confirmed who they are within ten minutes (step-up)'
const pause = { isActive: false, reason: 'fraud' }

export const moderation: Rows = {
  'GET /api/moderator/users': { answers: staff(200) },
  'POST /api/moderator/users/search': { answers: staff(200), asks: () => ({ body: {} }) },
  'GET /api/moderator/users/:id': { answers: staff(200) },
  'PATCH /api/moderator/users/:id': {
    answers: staff(200),
    asks: async (given) => ({ ...(await somebodyNew(given)), body: pause }),
  },
  'PATCH /api/moderator/users/:id · of an admin': {
    answers: staff(403),
    asks: ({ admin }) => ({ params: { id: admin.id }, body: pause }),
    note: 'a moderator touches no admin, and nobody themselves',
  },
  'DELETE /api/moderator/users/:id': { answers: admins(204), asks: somebodyNew, note: byStepUp },
  'DELETE /api/moderator/users/:id · of oneself': {
    answers: admins(403),
    asks: ({ caller }) => ({ params: { id: caller.id } }),
  },
  'DELETE /api/moderator/users/:id/sessions': { answers: admins(200), asks: somebodyNew },
  'DELETE /api/moderator/users/:id/sessions · of oneself': {
    answers: admins(403),
    asks: ({ caller }) => ({ params: { id: caller.id } }),
  },
  'DELETE /api/moderator/users/:id/factors': {
    answers: admins(204),
    asks: somebodyNew,
    note: byStepUp,
  },
  'PUT /api/moderator/users/:id/role': {
    answers: admins(200),
    asks: async (given) => ({ ...(await somebodyNew(given)), body: { role: 'moderator' } }),
    note: byStepUp,
  },
  'PUT /api/moderator/users/:id/role · of oneself': {
    answers: admins(403),
    asks: ({ caller }) => ({ params: { id: caller.id }, body: { role: 'admin' } }),
  },
  'PUT /api/moderator/users/:id/gender': {
    answers: staff(200),
    asks: async (given) => ({ ...(await somebodyNew(given)), body: correction }),
  },
  'PUT /api/moderator/users/:id/gender · of an admin': {
    answers: staff(403),
    asks: ({ admin }) => ({ params: { id: admin.id }, body: correction }),
    note: 'a moderator touches no admin, and nobody themselves',
  },
  'POST /api/moderator/pauses': {
    answers: staff(200),
    asks: async ({ somebody }) => ({ body: { ids: [(await somebody()).id], reason: 'fraud' } }),
  },
  'POST /api/moderator/pauses/:pauseId/undo': {
    answers: staff(200),
    asks: () => ({ params: { pauseId: somePause } }),
  },
  'GET /api/moderator/stats': { answers: staff(200) },
  'GET /api/moderator/stats/series': { answers: staff(200) },
  'GET /api/moderator/stats/exposure': { answers: staff(200) },
  'POST /api/reports': {
    answers: owner(201, 404),
    asks: ({ subject }) => ({
      body: { subject: { kind: 'message', messageId: subject.message }, category: 'fraud' },
    }),
  },
  'GET /api/reports': { answers: signedIn(200) },
  'GET /api/user/notices': { answers: signedIn(200) },
  'GET /api/user/staff-accesses': { answers: signedIn(200) },
  'POST /api/user/notices/:id/read': {
    answers: owner(204, 404),
    asks: ({ subject }) => ({ params: { id: subject.notice } }),
  },
  'GET /api/user/requests': { answers: signedIn(200) },
  'POST /api/user/requests': {
    answers: signedIn(201),
    asks: () => ({ body: { kind: 'objection', words: 'Not for matching.' } }),
  },
  'POST /api/user/requests/:id/withdraw': {
    answers: owner(204, 404),
    asks: ({ subject }) => ({ params: { id: subject.request } }),
  },
  'GET /api/moderator/requests': { answers: staff(200) },
  'GET /api/moderator/requests/:id': { answers: staff(200), asks: someRequest },
  'POST /api/moderator/requests/:id/answer': {
    answers: staff(200),
    asks: async (given) => ({
      ...(await someRequest(given)),
      body: { outcome: 'granted', words: 'Done.' },
    }),
    note: 'an appeal is answered by somebody else than who decided',
  },
  'GET /api/moderator/reports': { answers: staff(200) },
  'GET /api/moderator/reports/:id': {
    answers: staff(200),
    asks: ({ subject }) => ({ params: { id: subject.report } }),
  },
  'POST /api/moderator/reports/:id/take': { answers: staff(200), asks: someReport },
  'POST /api/moderator/reports/:id/release': { answers: staff(200), asks: takenReport },
  'POST /api/moderator/reports/:id/escalate': { answers: staff(200), asks: takenReport },
  'POST /api/moderator/reports/:id/notes': {
    answers: staff(201),
    asks: async (given) => ({ ...(await someReport(given)), body: { text: 'seen before' } }),
  },
  'POST /api/moderator/reports/:id/decision': {
    answers: staff(200),
    asks: async (given) => ({ ...(await takenReport(given)), body: { decision: 'dismiss' } }),
    note: 'whoever has taken it',
  },
  'POST /api/moderator/reports/:id/decision · to delete': {
    answers: admins(200),
    asks: async (given) => ({
      ...(await takenReport(given)),
      body: { decision: 'delete', reason: 'fraud' },
    }),
    note: byStepUp,
  },
  'GET /api/moderator/audit': { answers: admins(200) },
  'GET /api/moderator/audit/export': { answers: admins(200), note: byStepUp },
  'GET /internal/members/:memberId/export': { answers: internal(200, 'users') },
}
