import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { releaseVersionsSchema } from '@rafiq/platform-contracts'
import { WorkContext } from '@rafiq/service-kit'
import { DeleteOldVersions } from '../src/retention/delete-old-versions.ts'
import { SweepStore } from '../src/store/sweep-store.ts'
import { RunningRegistry, type Team } from './running-registry.ts'

const day = 24 * 60 * 60_000
let registry: RunningRegistry
let matches: Team

beforeAll(async () => {
  registry = await RunningRegistry.start(undefined, undefined, {
    RETENTION_VERSIONS: '2',
    RETENTION_DAYS: '30',
  })
})
afterAll(() => registry?.stop())
beforeEach(async () => {
  await registry.empty()
  matches = await registry.team('matches')
})

const clean = () => registry.app.get(WorkContext).run(() => registry.app.get(DeleteOldVersions).run())
const publish = async (version: string, channel = 'stable') => {
  registry.clock.advance(1_000)
  const headers = { 'x-release-channel': channel }
  expect((await registry.publish(matches, { version, headers })).statusCode).toBe(201)
}
const versions = async () =>
  releaseVersionsSchema.parse((await registry.get(matches, 'matches/versions')).json())
const deleted = async () =>
  (await versions()).versions.flatMap(({ version, deletedAt }) => (deletedAt === null ? [] : [version]))
/** A version that pages told of, as canary analysis keeps it. */
const told = (version: string) =>
  registry.database.query(
    "insert into releases.beacon_counts values ('matches', $1, 'hour', $2, 'loads', 1)",
    [version, registry.clock.now()],
  )

test('retention deletes files of versions that nobody needs, and spares what anybody gets or may go back to', async () => {
  await publish('1.0.0')
  await publish('1.1.0', 'candidate')
  await publish('1.2.0', 'candidate')
  await publish('1.3.0', 'candidate')
  await publish('2.0.0')
  await publish('2.1.0', 'canary')
  registry.clock.advance(31 * day)
  await publish('2.2.0', 'preview/next')
  await publish('2.3.0', 'candidate')
  await publish('2.4.0', 'candidate')
  await told('1.2.0')

  await clean()
  expect(await deleted()).toEqual(['1.3.0', '1.1.0'])
  expect((await registry.stored()).sort()).toEqual([
    '1.0.0',
    '1.2.0',
    '2.0.0',
    '2.1.0',
    '2.2.0',
    '2.3.0',
    '2.4.0',
  ])
  expect((await registry.keys('remote-versions/matches')).filter((key) => /1\.[13]\.0/.test(key))).toEqual([])
  const { entries } = (await registry.get(matches, 'matches/history')).json()
  expect(entries[0]).toMatchObject({
    ...{ action: 'delete', actor: 'retention', version: '1.3.0' },
    detail: 'older than 30 days, and not among the last 2',
  })

  registry.clock.advance(15 * day)
  await clean()
  expect(await deleted()).toEqual(['1.3.0', '1.2.0', '1.1.0'])
})

test('retention leaves a preview until it has ended, and the newest however old', async () => {
  await publish('1.0.0', 'preview/next')
  await publish('1.1.0', 'candidate')
  await publish('1.2.0', 'candidate')
  registry.clock.advance(13 * day)
  await registry.database.query(
    "update releases.versions set published_at = published_at - interval '60 days'",
  )
  await clean()
  expect(await deleted()).toEqual([])
  registry.clock.advance(2 * day)
  await clean()
  expect(await deleted()).toEqual(['1.0.0'])
  await clean()
  expect(await deleted()).toEqual(['1.0.0'])
})

test('a deleted version goes live no more, keeps its number, and can still be compared', async () => {
  await publish('1.0.0', 'candidate')
  await publish('1.1.0')
  await publish('1.2.0')
  registry.clock.advance(31 * day)
  await clean()
  for (const [method, action, payload] of [
    ['POST', 'promote', { version: '1.0.0' }],
    ['POST', 'rollback', { version: '1.0.0' }],
    ['PUT', 'canary', { version: '1.0.0', percent: 10 }],
  ] as const) {
    const answer = await registry.send(matches, method, action, payload)
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'version-deleted'])
  }
  const again = await registry.publish(matches, { version: '1.0.0' })
  expect([again.statusCode, again.json().code]).toEqual([409, 'version-exists'])
  const automatic = { 'x-release-automatic': 'true' }
  const start = await registry.publish(matches, { version: '1.0.0', headers: automatic })
  expect([start.statusCode, start.json().live]).toEqual([200, false])
  expect((await registry.get(matches, 'matches/versions/1.0.0/archive')).statusCode).toBe(410)
  expect((await registry.get(matches, 'matches/diff?from=1.0.0&to=1.1.0')).statusCode).toBe(200)
  expect(await registry.stable()).toBe('1.2.0')
  expect((await registry.internal('/internal/manifests?of=matches@1.0.0,matches@1.1.0')).json()).toHaveLength(
    1,
  )
  expect((await versions()).retention).toEqual({ versions: 2, days: 30 })
})

test('files that a crash left of a deleted version are swept at the next start', async () => {
  await publish('1.0.0', 'candidate')
  await publish('1.1.0')
  await publish('1.2.0')
  await registry.database.query('update releases.versions set deleted_at = $1 where version = $2', [
    ...[registry.clock.now(), '1.0.0'],
  ])
  await registry.app.get(SweepStore).run()
  expect((await registry.stored()).sort()).toEqual(['1.1.0', '1.2.0'])
})
