import { randomUUID } from 'node:crypto'
import { shellManifest } from '../../../services/gateway/test/manifests.ts'
import { everyone, internal, releaseAdmins } from '../answers.ts'
import type { Rows } from '../row.ts'

const byToken = 'teams too, by their publish token'
const moves = 'by step-up; the remote’s own team too, by its publish token'

const ofOwnTeam = 'the remote’s own team too, by its publish token'

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
  'GET /api/releases/watch': { answers: releaseAdmins(200), note: byToken },
  'GET /api/releases/:remote/faults': { answers: releaseAdmins(200) },
  'GET /api/releases/audience': { answers: releaseAdmins(200), note: byToken },
  'GET /api/releases/status': { answers: releaseAdmins(200), note: byToken },
  'GET /api/releases/:remote/history': { answers: releaseAdmins(200), note: byToken },
  'GET /api/releases/:remote/versions': { answers: releaseAdmins(200), note: byToken },
  'GET /api/releases/:remote/proofs': { answers: releaseAdmins(200), note: byToken },
  'GET /api/releases/:remote/proofs/:id/pictures/:place': {
    answers: releaseAdmins(404),
    note: 'of no proof here; teams too, by their publish token',
    asks: () => ({ params: { id: randomUUID(), place: '0' } }),
  },
  'GET /api/releases/:remote/diff?from=1.0.0&to=1.1.0': { answers: releaseAdmins(200), note: byToken },
  'GET /api/releases/:remote/versions/:version': {
    answers: releaseAdmins(200),
    asks: () => ({ params: { version: '1.0.0' } }),
    note: byToken,
  },
  'GET /api/releases/:remote/versions/:version/archive': {
    answers: everyone(401),
    note: 'the remote’s own team, by its publish token; no session',
  },
  'PUT /api/releases/:remote/owner': {
    answers: releaseAdmins(200),
    asks: () => ({ body: { team: 'Matching', contact: 'matching@example.com' } }),
    note: moves,
  },
  'GET /api/releases/:remote/rights': { answers: releaseAdmins(200), note: ofOwnTeam },
  'POST /api/releases/:remote/rights/:kind/:id/revoke': {
    answers: releaseAdmins(404),
    asks: () => ({ params: { kind: 'token', id: randomUUID() }, body: { reason: 'nobody has it' } }),
    note: moves,
  },
  'POST /api/releases/:remote/keys': {
    answers: everyone(401),
    note: 'the remote’s own team, by its publish token and signed with the key it has and the new one; no session',
  },
  'POST /api/releases/:remote/versions': {
    answers: everyone(401),
    note: 'the remote’s own team, by its publish token and signed with its key; no session',
  },
  'POST /api/releases/:remote/promote': {
    answers: releaseAdmins(200),
    asks: () => ({ body: { version: '1.1.0' } }),
    note: moves,
  },
  'POST /api/releases/:remote/rollback': {
    answers: releaseAdmins(200),
    asks: () => ({ body: { version: '1.0.0' } }),
    note: moves,
  },
  'PUT /api/releases/:remote/canary': {
    answers: releaseAdmins(200),
    asks: () => ({ body: { version: '1.1.0', percent: 10 } }),
    note: moves,
  },
  'POST /api/releases/:remote/yank': {
    answers: releaseAdmins(404),
    asks: () => ({ body: { version: '9.9.9', reason: 'nobody published it' } }),
    note: moves,
  },
  'GET /api/releases/:remote/rehearsal?module=react&version=20.0.0': {
    answers: releaseAdmins(400),
    note: ofShell,
  },
  'POST /api/releases/:remote/rehearsal': {
    answers: releaseAdmins(400),
    asks: () => ({ body: { module: 'react', version: '20.0.0', percent: 10 } }),
    note: ofShell,
  },
  'POST /api/releases/:remote/rehearsal/promote': { answers: releaseAdmins(400), note: ofShell },
  'POST /api/releases/:remote/rehearsal/revert': { answers: releaseAdmins(400), note: ofShell },
  'POST /api/releases/:remote/disable': { answers: releaseAdmins(200), note: moves },
  'POST /api/releases/:remote/enable': { answers: releaseAdmins(200), note: moves },
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
