import { expect, test } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import { adminId, anEntry, aRegistry, versionsOf } from '../testing/a-registry.ts'
import { aStatus } from '../testing/a-status.ts'
import { anAnalysedRemote, anAnalysis } from '../testing/an-analysis.ts'
import { showReleases } from '../testing/show.tsx'

const at = '/releases/matches'
const section = async (name: string) => within(await screen.findByRole('region', { name }))

test('page of a remote lists the versions with their size, commit and place', async () => {
  aRegistry({ status: aStatus() })
  showReleases({ at })
  const versions = await section('Versions')
  const [newest, stable, previous] = await versions.findAllByRole('listitem')
  if (!newest || !stable || !previous) throw new Error('three versions')
  expect(newest.textContent).toContain('400 kB (20 kB more) · commit c0ffee01')
  within(newest).getByRole('button', { name: /^Make live: .*1\.3\.0/ })
  within(stable).getByText('Stable')
  expect(
    within(stable)
      .getAllByRole('button')
      .map((button) => button.textContent),
  ).toEqual(['Take away'])
  within(previous).getByText('A rollback goes here')
  within(previous).getByRole('button', { name: /^Roll back to .*1\.1\.0/ })
})

test('page of a remote says from which repository, branch, commit and run a version is', async () => {
  const versions = versionsOf('1.3.0')
  const provenance = {
    builder: 'https://token.actions.githubusercontent.com',
    subject: 'repo:acme/matches:ref:refs/heads/main',
    repository: 'https://github.com/acme/matches',
    ref: 'refs/heads/main',
    commit: 'c0ffee0123456789c0ffee0123456789c0ffee01',
    workflow: null,
    run: 'https://github.com/acme/matches/actions/runs/4711',
  }
  const body = { ...versions, versions: versions.versions.map((version) => ({ ...version, provenance })) }
  aRegistry({ status: aStatus() }, { 'GET /api/releases/matches/versions': { status: 200, body } })
  showReleases({ at })
  const region = await section('Versions')
  await region.findByText('github.com/acme/matches · main · c0ffee01')
  expect(region.getByRole('link', { name: 'the run' }).getAttribute('href')).toBe(provenance.run)
})

test('page of a remote says which versions were deleted and what for, and moves none of them', async () => {
  const versions = versionsOf('1.3.0', '1.2.0', '1.1.0', '1.0.0')
  const [newest, stable, previous, oldest] = versions.versions
  if (!newest || !stable || !previous || !oldest) throw new Error('four versions')
  const body = {
    ...versions,
    versions: [newest, stable, previous, { ...oldest, deletedAt: '2026-11-21T08:00:00.000Z' }],
  }
  aRegistry({ status: aStatus() }, { 'GET /api/releases/matches/versions': { status: 200, body } })
  showReleases({ at })
  const region = await section('Versions')
  const last = (await region.findAllByRole('listitem'))[3]
  if (!last) throw new Error('four versions')
  within(last).getByText('Deleted')
  expect(
    within(last)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['Compare'])
  region.getByText('A version that nobody needs is deleted after 180 days, unless it is among the last 100.')
})

test('page of a remote says how two versions differ', async () => {
  aRegistry({ status: aStatus() })
  showReleases({ at })
  const compare = await section('Compare two versions')
  await compare.findByText('route /people')
  expect(compare.getByText(/becomes/).textContent).toBe('nothing becomes everybody')
})

test('page of a remote names who did what, also oneself', async () => {
  const entries = [
    anEntry({ action: 'rollback', actor: `admin:${adminId}`, version: '1.1.0', commit: null }),
    anEntry({ action: 'canary', actor: 'admin:0192f0c1-2a3b-7c4d-8e5f-00000000ffff', detail: '10 %' }),
    anEntry({ commit: 'c0ffee0123456789-dirty' }),
  ]
  aRegistry(
    { status: aStatus() },
    { 'GET /api/releases/matches/history': { status: 200, body: { remote: 'matches', entries } } },
  )
  showReleases({ at })
  const audit = await section('Audit trail')
  await audit.findByText(/^You$/)
  const rows = (await audit.findAllByRole('listitem')).map(({ textContent }) =>
    (textContent ?? '').replaceAll(/[\u2066\u2069]/g, ''),
  )
  expect(rows[0]).toMatch(/^Rolled back to 1\.1\.0.*You/)
  expect(rows[1]).toMatch(/^Canary 1\.2\.0.*10 %.*Admin 0000ffff/)
  expect(rows[2]).toMatch(
    /^Published 1\.2\.0.*commit c0ffee01 with uncommitted changes.*The team’s token 00000001/,
  )
})

test('release chart has a table', async () => {
  aRegistry({ status: aStatus() })
  showReleases({ at })
  const analysis = await section('In the browsers')
  const table = await analysis.findByRole('table', { name: 'Error rate', hidden: true })
  expect(
    within(table)
      .getAllByRole('cell', { hidden: true })
      .map(({ textContent }) => textContent),
  ).toEqual(['2%', '0%'])
})

test('canary figures are shown beside the control group', async () => {
  const arm = { version: '2.0.0', loads: 100, failed: 5, errorRate: 0.05, witnesses: 4 }
  const trial = {
    since: '2026-11-21T08:00:00.000Z',
    percent: 10,
    canary: arm,
    control: { ...arm, version: '1.2.0', failed: 1, errorRate: 0.01 },
    evidence: 10,
    threshold: 100,
    verdict: 'watching' as const,
  }
  aRegistry(
    { status: aStatus({ canary: { version: '2.0.0', percent: 10 } }) },
    {
      'GET /api/releases/watch?window=hour': { status: 200, body: anAnalysis(anAnalysedRemote({ trial })) },
      'GET /api/releases/matches/diff?from=1.1.0&to=2.0.0': { status: 503, body: { code: 'unavailable' } },
    },
  )
  showReleases({ at })
  const region = await section('Canary against stable')
  region.getByText('Not worse so far')
  region.getByText('5%')
  expect(region.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('50')
})

const aFault = {
  version: '1.2.0',
  kind: 'render' as const,
  error: 'TypeError',
  file: 'list.0123456789.js',
  line: 1,
  column: 4711,
  count: 3,
  lastAt: '2026-11-21T09:00:00.000Z',
  composition: 'abc',
}

test('fault of a version with source maps shows file, line, column and the line of the source', async () => {
  const { file, line, column } = aFault
  const text = 'members.map(({ name }) => name.trim())'
  const stack = [
    { file, line, column, source: { file: 'src/list.tsx', line: 12, column: 5, text } },
    { file, line, column: 9, source: { file: 'src/page.tsx', line: 3, column: 1, text: 'list()' } },
    { file, line, column: 1, source: null },
  ]
  aRegistry(
    { status: aStatus() },
    {
      'GET /api/releases/watch?window=hour': {
        status: 200,
        body: anAnalysis(anAnalysedRemote({ faults: [aFault] })),
      },
      'GET /api/releases/matches/faults?window=hour': {
        status: 200,
        body: { remote: 'matches', faults: [{ ...aFault, stack }] },
      },
    },
  )
  showReleases({ at })
  const analysis = await section('In the browsers')
  await analysis.findByText('src/list.tsx:12:5')
  analysis.getByText(text)
  expect(analysis.getAllByText(/called from/).map(({ textContent }) => textContent)).toEqual([
    'called from src/page.tsx:3:1',
    'called from list.0123456789.js:1:1',
  ])
})

test('fault of a version without source maps shows its place in the built file', async () => {
  aRegistry(
    { status: aStatus() },
    {
      'GET /api/releases/watch?window=hour': {
        status: 200,
        body: anAnalysis(anAnalysedRemote({ faults: [aFault] })),
      },
      'GET /api/releases/matches/faults?window=hour': { status: 503, body: { code: 'unavailable' } },
    },
  )
  showReleases({ at })
  const analysis = await section('In the browsers')
  await analysis.findByText('list.0123456789.js:1:4711')
})

test('release page keeps its other sections where one cannot be read', async () => {
  aRegistry(
    { status: aStatus() },
    { 'GET /api/releases/watch?window=hour': { status: 503, body: { code: 'unavailable' } } },
  )
  showReleases({ at })
  await screen.findByRole('heading', { name: 'The figures could not be loaded' })
  const audit = await section('Audit trail')
  await audit.findByText('Published')
})

test('page of a remote says that there is no such remote', async () => {
  aRegistry({ status: aStatus() })
  showReleases({ at: '/releases/nothing' })
  await screen.findByRole('heading', { name: 'There is no such remote' })
})

test('page of the releases remote offers no switch to disable itself', async () => {
  aRegistry(
    { status: aStatus({ name: 'releases' }) },
    {
      'GET /api/releases/releases/versions': {
        status: 200,
        body: { remote: 'releases', retention: { versions: 100, days: 180 }, versions: [] },
      },
      'GET /api/releases/releases/proofs': { status: 200, body: { remote: 'releases', proofs: [] } },
      'GET /api/releases/releases/rights': { status: 200, body: { remote: 'releases', rights: [] } },
      'GET /api/releases/releases/history': { status: 200, body: { remote: 'releases', entries: [] } },
      'GET /api/releases/releases/diff?from=1.1.0&to=1.2.0': { status: 404, body: { code: 'not-found' } },
    },
  )
  showReleases({ at: '/releases/releases' })
  await screen.findByText(/This is the dashboard itself/)
  expect(screen.queryByRole('button', { name: 'Switch off' })).toBeNull()
})

test('page of a remote in Arabic keeps versions and commits from left to right', async () => {
  aRegistry({ status: aStatus() })
  showReleases({ at, language: 'ar' })
  await screen.findAllByText(/1\.3\.0/)
  await screen.findAllByText('c0ffee01')
  const texts = document.evaluate('//text()', document.body, null, XPathResult.ORDERED_NODE_SNAPSHOT_TYPE)
  const found = Array.from({ length: texts.snapshotLength }, (_, index) => texts.snapshotItem(index) as Text)
    .filter(({ data }) => /\d+\.\d+\.\d+|c0ffee/.test(data))
    .filter(({ parentElement }) => !parentElement?.closest('script, style'))
  expect(found.length).toBeGreaterThan(5)
  const loose = found.filter(
    ({ data, parentElement }) =>
      !parentElement?.closest('[dir="ltr"], bdi, option') &&
      !/\u2066[^\u2069]*(\d+\.\d+\.\d+|c0ffee)/.test(data),
  )
  expect(loose.map(({ data }) => data)).toEqual([])
})
