import { shellManifest } from '../../../services/gateway/test/manifests.ts'
import { admins, everyone, internal } from '../answers.ts'
import type { Rows } from '../row.ts'

const byToken = 'teams too, by their publish token'
const moves = 'by step-up; the remote’s own team too, by its publish token'

const ofShell = 'of the shell alone, by step-up; the shell’s own team too, by its publish token'

export const releases: Rows = {
  'POST /api/releases/reports': {
    answers: everyone(202),
    asks: ({ remote }) => ({
      body: {
        composition: 'a-page',
        page: 'a-token',
        sampled: true,
        versions: [{ remote, version: '1.0.0', fallback: false, load: true, failed: false, faults: [] }],
      },
    }),
  },
  'GET /api/releases/watch': { answers: admins(200), note: byToken },
  'GET /api/releases/:remote/faults': { answers: admins(200) },
  'GET /api/releases/status': { answers: admins(200), note: byToken },
  'GET /api/releases/:remote/history': { answers: admins(200), note: byToken },
  'GET /api/releases/:remote/versions': { answers: admins(200), note: byToken },
  'GET /api/releases/:remote/diff?from=1.0.0&to=1.1.0': { answers: admins(200), note: byToken },
  'POST /api/releases/:remote/versions': {
    answers: everyone(401),
    note: 'the remote’s own team, by its publish token and signed with its key; no session',
  },
  'POST /api/releases/:remote/promote': {
    answers: admins(200),
    asks: () => ({ body: { version: '1.1.0' } }),
    note: moves,
  },
  'POST /api/releases/:remote/rollback': {
    answers: admins(200),
    asks: () => ({ body: { version: '1.0.0' } }),
    note: moves,
  },
  'PUT /api/releases/:remote/canary': {
    answers: admins(200),
    asks: () => ({ body: { version: '1.1.0', percent: 10 } }),
    note: moves,
  },
  'POST /api/releases/:remote/yank': {
    answers: admins(404),
    asks: () => ({ body: { version: '9.9.9', reason: 'nobody published it' } }),
    note: moves,
  },
  'GET /api/releases/:remote/rehearsal?module=react&version=20.0.0': { answers: admins(400), note: ofShell },
  'POST /api/releases/:remote/rehearsal': {
    answers: admins(400),
    asks: () => ({ body: { module: 'react', version: '20.0.0', percent: 10 } }),
    note: ofShell,
  },
  'POST /api/releases/:remote/rehearsal/promote': { answers: admins(400), note: ofShell },
  'POST /api/releases/:remote/rehearsal/revert': { answers: admins(400), note: ofShell },
  'POST /api/releases/:remote/disable': { answers: admins(200), note: moves },
  'POST /api/releases/:remote/enable': { answers: admins(200), note: moves },
  'POST /api/releases/:remote/previews/:name/links': {
    answers: everyone(401),
    asks: () => ({ params: { name: 'next' }, body: {} }),
    note: 'the remote’s own team, by its publish token; no session',
  },
  'GET /internal/live': { answers: internal(200, 'gateway') },
  'GET /internal/manifests?of=matches@1.0.0': { answers: internal(200, 'gateway') },
  'PUT /internal/shells': {
    answers: internal(204, 'gateway'),
    asks: () => ({ body: shellManifest() }),
  },
}
