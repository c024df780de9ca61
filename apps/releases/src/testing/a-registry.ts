import { type ApiAnswers, apiAnswers } from '@rafiq/platform/testing'
import {
  type AudienceAttributes,
  audienceOfLanguage,
  type KeptProof,
  type MoveResult,
  type ReleaseHistory,
  type ReleaseVersions,
  type RemoteStatus,
  type TeamRight,
} from '@rafiq/platform-contracts'
import { aStatus } from './a-status.ts'
import { anAnalysis } from './an-analysis.ts'

export const adminId = '0192f0c1-2a3b-7c4d-8e5f-60718293a4b5'

/** Newest first. */
export const versionsOf = (...versions: string[]): ReleaseVersions => ({
  remote: 'matches',
  retention: { versions: 100, days: 180 },
  versions: versions.map((version, index) => ({
    version,
    publishedAt: `2026-11-2${Math.max(0, 5 - index)}T08:00:00.000Z`,
    bytes: 400_000 - index * 20_000,
    files: 12,
    commit: 'c0ffee0123456789',
    ended: false,
    yanked: null,
    proof: null,
    deletedAt: null,
    provenance: null,
    own: null,
  })),
})

export const anEntry = (
  overrides: Partial<ReleaseHistory['entries'][number]> = {},
): ReleaseHistory['entries'][number] => ({
  at: '2026-11-21T08:00:00.000Z',
  action: 'publish',
  actor: 'token:0192f0c1-2a3b-7c4d-8e5f-000000000001',
  version: '1.2.0',
  channel: 'stable',
  commit: 'c0ffee0123456789',
  detail: null,
  ...overrides,
})

export const aKeptProof = (overrides: Partial<KeptProof['proof']> = {}): KeptProof => ({
  id: '0192f0c1-2a3b-7c4d-8e5f-0000000000aa',
  signature: 'c2lnbmVk',
  publicKey: 'PEM',
  proof: {
    remote: 'matches',
    version: '1.2.0',
    comparedWith: '1.1.0',
    verdict: 'proven',
    reason: null,
    madeAt: '2026-11-21T08:00:00.000Z',
    milliseconds: 4_000,
    compositions: ['stable'],
    pages: [{ path: '/matches', states: 4, reason: null }],
    findings: [],
    notes: [],
    pictures: 0,
    ...overrides,
  },
})

/** A token that never expires, which nobody has used. */
export const aRight = (overrides: Partial<TeamRight> = {}): TeamRight => ({
  kind: 'token',
  id: '0192f0c1-2a3b-7c4d-8e5f-000000000001',
  madeBy: 'operator',
  createdAt: '2026-11-01T08:00:00.000Z',
  expiresAt: null,
  lastUsedAt: null,
  revokedAt: null,
  revokedBy: null,
  reason: null,
  ...overrides,
})

/**
 * The platform's answers about `matches`; `remote.status` is what is live, and what a test's own answers change.
 * @returns the calls
 */
export function aRegistry(remote: { status: RemoteStatus }, answers: ApiAnswers = {}) {
  return apiAnswers({
    'GET /api/releases/status': async () => ({ status: 200, body: { remotes: [remote.status] } }),
    'GET /api/releases/audience': { status: 200, body: audience },
    'GET /api/releases/watch?window=hour': { status: 200, body: anAnalysis() },
    'GET /api/releases/matches/faults?window=hour': { status: 200, body: { remote: 'matches', faults: [] } },
    'GET /api/releases/matches/versions': {
      status: 200,
      body: versionsOf('1.3.0', '1.2.0', '1.1.0', '1.0.0'),
    },
    'GET /api/releases/matches/proofs': { status: 200, body: { remote: 'matches', proofs: [aKeptProof()] } },
    'GET /api/releases/matches/history': { status: 200, body: { remote: 'matches', entries: [anEntry()] } },
    'GET /api/releases/matches/rights': { status: 200, body: { remote: 'matches', rights: [aRight()] } },
    'GET /api/releases/matches/diff?from=1.1.0&to=1.2.0': { status: 200, body: aDiff },
    ...answers,
  })
}

const cities = ['Abha', 'Dammam', 'Hail', 'Jeddah', 'Mecca', 'Riyadh', 'Tabuk']

/** What a product of ours may declare: a few values of one attribute, and many of another. */
const audience: AudienceAttributes = {
  attributes: [
    audienceOfLanguage,
    {
      name: 'role',
      label: { ar: 'الدور', en: 'Role' },
      values: [{ value: 'staff', label: { ar: 'الفريق', en: 'Staff' } }],
    },
    {
      name: 'city',
      label: { ar: 'المدينة', en: 'City' },
      values: cities.map((en) => ({ value: en.toLowerCase(), label: { ar: en, en } })),
    },
  ],
}

const aDiff = {
  remote: 'matches',
  from: '1.1.0',
  to: '1.2.0',
  bytes: { from: 380_000, to: 400_000 },
  files: { added: ['remoteEntry.js'], removed: ['remoteEntry.js'], kept: 11 },
  changes: [{ what: 'route /people', from: null, to: 'everybody' }],
}

/** What a move leads to: the answer to it, and the status from then on. */
export const moveTo =
  (remote: { status: RemoteStatus }, change: Partial<RemoteStatus>) =>
  async (): Promise<{ status: number; body: MoveResult }> => {
    remote.status = aStatus({ ...remote.status, ...change })
    const { stable, canary, disabled } = remote.status
    return { status: 200, body: { remote: 'matches', stable, canary, disabled, changed: true } }
  }
