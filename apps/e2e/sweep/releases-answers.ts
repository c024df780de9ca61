import type {
  CanaryAnalysis,
  Provenance,
  ReleaseDiff,
  ReleaseHistory,
  ReleaseProofs,
  ReleaseVersions,
  RemoteStatus,
  TeamRights,
  TracedFaults,
} from '@rafiq/platform-contracts'
import type { Answer } from './state.ts'

type Answers = Readonly<Record<string, Answer>>

const minute = 60_000
const end = Date.parse('2026-11-21T12:00:00.000Z')
const at = (minutesAgo: number) => new Date(end - minutesAgo * minute).toISOString()

const canary = { version: '2.4.0', percent: 10 }

const remote = (overrides: Partial<RemoteStatus>): RemoteStatus => ({
  name: 'matches',
  owner: { team: 'فريق التوافق', contact: 'matching@example.com' },
  stable: '2.3.1',
  previous: '2.3.0',
  canary: null,
  previews: [],
  disabled: false,
  setByHand: true,
  publishedAt: at(2_000),
  versions: 12,
  ...overrides,
})

const remotes = [
  remote({
    name: 'account',
    canary: { ...canary, audience: { role: ['staff'], city: ['riyadh', 'jeddah'] } },
    versions: 4,
  }),
  remote({ canary }),
  remote({ name: 'chat', owner: null, disabled: true }),
  remote({
    name: 'rentals',
    stable: null,
    previous: null,
    publishedAt: null,
    versions: 1,
    previews: [{ name: 'first-look', version: '0.1.0', expiresAt: at(-9_000) }],
  }),
]

const arm = (version: string, loads: number, failed: number) => ({
  version,
  loads,
  failed,
  errorRate: failed / loads,
  vitals: { lcp: 1_240, inp: 72, cls: 0.012 },
})

/** Every fifth minute of the last hour, for two versions. */
const series: CanaryAnalysis['remotes'][number]['series'] = Array.from(
  { length: 12 },
  (_, index) => index,
).flatMap((index) =>
  [
    { version: '2.3.1', base: 0.004, lcp: 1_200, inp: 70 },
    { version: canary.version, base: 0.01, lcp: 1_100, inp: 60 },
  ].map(({ version, base, lcp, inp }) => ({
    at: at(60 - index * 5),
    version,
    loads: 60,
    failed: 1,
    errorRate: base + 0.004 * Math.abs(Math.sin(index)),
    vitals: { lcp: lcp + 90 * Math.sin(index), inp: inp + 8 * Math.cos(index), cls: 0.01 },
  })),
)

const place = { file: 'assets/matches.9f2c.js', line: 1, column: 48_213 }
const fault = {
  ...{ version: canary.version, kind: 'error' as const, error: 'TypeError', ...place },
  ...{ count: 3, lastAt: at(7), composition: 'q8Zr1x0Lw2VbN4tK' },
}

/** One with its source, one that came without a source map. */
const faults: TracedFaults = {
  remote: 'matches',
  faults: [
    {
      ...fault,
      stack: [
        {
          ...place,
          source: {
            ...{ file: 'src/features/match-list/rank-matches.ts', line: 41, column: 17 },
            text: 'return matches.toSorted((one, other) => other.score - one.score || one.turn.localeCompare(other.turn))',
          },
        },
        { ...place, source: { file: 'src/routes/matches.tsx', line: 18, column: 3, text: null } },
      ],
    },
    { ...fault, kind: 'leak', error: 'LeakedListenerError', stack: [] },
  ],
}

const watch = (window: CanaryAnalysis['window']): CanaryAnalysis => ({
  at: at(0),
  window,
  step: window === 'hour' ? 'minute' : 'hour',
  remotes: [
    {
      name: 'matches',
      trial: {
        since: at(55),
        percent: canary.percent,
        canary: { ...arm(canary.version, 214, 3), witnesses: 3 },
        control: { ...arm('2.3.1', 1_930, 9), witnesses: 8 },
        evidence: 4,
        threshold: 1_000,
        verdict: 'watching',
      },
      rolledBack: { version: '2.2.9', at: at(9_000), reason: '5.1 % of page loads failed, against 0.4 %' },
      versions: [
        {
          ...arm('2.3.1', 1_930, 9),
          faults: { load: 1, hang: 0, render: 2, error: 6, rejection: 0, crash: 0, leak: 0 },
        },
        {
          ...arm(canary.version, 214, 3),
          faults: { load: 0, hang: 0, render: 0, error: 3, rejection: 0, crash: 0, leak: 0 },
        },
      ],
      series,
      faults: [fault],
    },
  ],
})

const provenance: Provenance = {
  builder: 'https://token.actions.githubusercontent.com',
  subject: 'repo:acme/matches:ref:refs/heads/main',
  repository: 'https://github.com/acme/matches',
  ref: 'refs/heads/main',
  commit: 'c0ffee0123456789c0ffee0123456789c0ffee01',
  workflow: 'acme/matches/.github/workflows/release.yml@refs/heads/main',
  run: 'https://github.com/acme/matches/actions/runs/4711',
}

const versions: ReleaseVersions = {
  remote: 'matches',
  retention: { versions: 100, days: 180 },
  versions: ['2.4.0', '2.3.1', '2.3.0', '2.2.9', '2.2.8'].map((version, index) => ({
    version,
    publishedAt: at(60 + index * 2_000),
    bytes: 412_000 - index * 9_000,
    files: 14,
    commit: 'c0ffee0123456789',
    ended: version === '2.2.9',
    deletedAt: version === '2.2.9' ? at(50) : null,
    provenance: version === '2.4.0' ? provenance : null,
    yanked: version === '2.2.8' ? 'It asked for the location at every page.' : null,
    proof: version === '2.4.0' ? 'proven' : null,
    own: version === '2.3.0' ? { modules: { react: '20.0.0' }, bytes: 310_000 } : null,
  })),
}

const view = { path: '/matches', language: 'ar', width: 390, composition: 'stable', picture: null } as const
const proofOf = (version: string): ReleaseProofs['proofs'][number]['proof'] => ({
  ...{ remote: 'matches', version, comparedWith: '2.3.1', verdict: 'proven', reason: null },
  ...{ madeAt: at(60), milliseconds: 6_200, compositions: ['stable'], findings: [], notes: [], pictures: 0 },
  pages: [{ path: '/matches', states: 4, reason: null }],
})
const kept = (place: number, proof: ReleaseProofs['proofs'][number]['proof']) => ({
  ...{ id: `0192f0c1-2a3b-7c4d-8e5f-00000000000${place}`, signature: 'c2lnbmVk', publicKey: 'PEM', proof },
})
const proofs: ReleaseProofs = {
  remote: 'matches',
  proofs: [
    kept(1, {
      ...proofOf('2.4.1'),
      verdict: 'refused',
      findings: [{ ...view, check: 'console', message: 'reports an error: TypeError: x is undefined' }],
    }),
    kept(2, proofOf('2.4.0')),
    kept(3, { ...proofOf('2.3.1'), verdict: 'not-proven', reason: 'no-browser' }),
  ],
}

const right = { madeBy: 'operator', lastUsedAt: at(60), revokedAt: null, revokedBy: null, reason: null }
const rights: TeamRights = {
  remote: 'matches',
  rights: [
    {
      ...{ ...right, kind: 'token', id: '0192f0c1-2a3b-7c4d-8e5f-60718293a4b5' },
      ...{ madeBy: 'operator:sara', createdAt: at(90_000), expiresAt: at(-9_000) },
    },
    {
      ...{ ...right, kind: 'token', id: '0192f0c1-2a3b-7c4d-8e5f-60718293a4b6', createdAt: at(95_000) },
      ...{ expiresAt: null, revokedAt: at(80_000), revokedBy: 'admin:a1', reason: 'It was in a log.' },
    },
    {
      ...{ ...right, kind: 'key', id: '0192f0c1-2a3b-7c4d-8e5f-60718293a4b7' },
      ...{ createdAt: at(95_000), expiresAt: null },
    },
  ],
}

const entry = { channel: null, commit: null, detail: null }
const history: ReleaseHistory = {
  remote: 'matches',
  entries: [
    { ...entry, at: at(55), action: 'canary', actor: 'admin:a1', version: '2.4.0', detail: '10 %' },
    {
      ...entry,
      at: at(60),
      action: 'publish',
      actor: 'token:0192f0c1-2a3b-7c4d-8e5f-60718293a4b5',
      version: '2.4.0',
      channel: 'canary',
      commit: 'c0ffee0123456789',
    },
    { ...entry, at: at(2_000), action: 'promote', actor: 'operator', version: '2.3.1' },
  ],
}

const diff: ReleaseDiff = {
  remote: 'matches',
  from: '2.3.0',
  to: '2.4.0',
  bytes: { from: 394_000, to: 412_000 },
  files: { added: ['assets/matches.9f2c.js', 'remoteEntry.js'], removed: ['remoteEntry.js'], kept: 12 },
  changes: [{ what: 'route /matches/saved', from: null, to: 'everybody' }],
}

const away: Answer = { status: 503, body: { code: 'unavailable', message: 'Away.' } }

const statusPath = '/api/releases/status'
const watchPath = '/api/releases/watch?window=hour'

/** A registry with something of everything. */
export const busyRegistry: Answers = {
  [statusPath]: { body: { remotes } },
  [watchPath]: { body: watch('hour') },
  '/api/releases/matches/versions': { body: versions },
  '/api/releases/matches/proofs': { body: proofs },
  '/api/releases/matches/history': { body: history },
  '/api/releases/matches/faults?window=hour': { body: faults },
  '/api/releases/matches/rights': { body: rights },
  '/api/releases/matches/diff?from=2.3.0&to=2.4.0': { body: diff },
}

/** Nothing was ever published. */
export const emptyRegistry: Answers = {
  [statusPath]: { body: { remotes: [] } },
  [watchPath]: { body: { ...watch('hour'), remotes: [] } },
}

/** The service is unavailable. */
export const unavailableRegistry: Answers = { [statusPath]: away, [watchPath]: away }

/** The remote is there, and nothing about it can be read. */
export const halfRegistry: Answers = Object.fromEntries(
  Object.entries(busyRegistry).map(([path, answer]) => [path, path === statusPath ? answer : away]),
)
