import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { type PageReport, type UsedVersion, type Watch, watchSchema } from '@rafiq/contracts'
import { waitUntil } from '@rafiq/testing'
import { RecordReports } from '../src/watch/record-reports.ts'
import { RunningRegistry, type Team } from './running-registry.ts'

let registry: RunningRegistry
let matches: Team
let visitors = 0

beforeAll(async () => {
  registry = await RunningRegistry.start()
})

afterAll(() => registry.stop())

beforeEach(async () => {
  await written()
  await registry.empty()
  await registry.redis.clear()
  registry.clock.advance(4 * 60 * 60_000)
  matches = await registry.team('matches')
  for (const version of ['1.0.0', '1.1.0']) await registry.publish(matches, { version })
})

const used = (overrides: Partial<UsedVersion> = {}): UsedVersion => ({
  remote: 'matches',
  version: '1.1.0',
  fallback: false,
  load: true,
  failed: false,
  faults: [],
  ...overrides,
})
const broken = {
  failed: true,
  faults: [{ kind: 'render', error: 'TypeError' }],
} satisfies Partial<UsedVersion>

const newAddress = () => {
  visitors += 1
  return `10.${visitors >> 16}.${(visitors >> 8) & 255}.${visitors & 255}`
}

/** A page's report, from an address that nobody else has unless told. */
function report(versions: UsedVersion[], address = newAddress(), more: Partial<PageReport> = {}) {
  return send({ composition: 'page-1', sampled: true, versions, ...more }, address)
}

const send = (payload: unknown, address = newAddress(), headers = {}) =>
  registry.app.inject({
    method: 'POST',
    url: '/api/releases/reports',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address, ...headers },
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
  })

const written = () => registry.app.get(RecordReports).write()

async function watch(window = 'hour'): Promise<Watch['remotes'][number]> {
  await written()
  const answer = await registry.get(matches, `watch?window=${window}`)
  const [remote] = watchSchema.parse(answer.json()).remotes
  if (!remote) throw new Error('Nothing is watched.')
  return remote
}

const startCanary = (version = '2.0.0', percent = 10) =>
  registry.publish(matches, {
    version,
    headers: { 'x-release-channel': 'canary', 'x-release-percent': String(percent) },
  })

const canaryNow = async () => (await registry.live()).remotes[0]?.canary?.manifest.version

async function manyReports(count: number, version: string, overrides: Partial<UsedVersion> = {}) {
  for (let sent = 0; sent < count; sent += 1) await report([used({ version, ...overrides })])
}

describe('a report', () => {
  test('is taken from anybody and shown as figures of its version', async () => {
    expect((await report([used({ vitals: { lcp: 1200, inp: 80, cls: 0 } })])).statusCode).toBe(202)
    await report([used(broken)])
    const { versions, series } = await watch()
    expect(versions).toEqual([
      {
        version: '1.1.0',
        loads: 2,
        failed: 1,
        errorRate: 0.5,
        faults: { load: 0, hang: 0, render: 1, error: 0, rejection: 0 },
        vitals: { lcp: expect.closeTo(1200, -3), inp: expect.closeTo(80, -2), cls: 0 },
      },
    ])
    expect(series).toMatchObject([{ version: '1.1.0', loads: 2, failed: 1 }])
  })

  test('of a version that was never published is dropped', async () => {
    await report([used({ version: '9.9.9', ...broken }), used({ remote: 'nobodys' })])
    expect(await watch()).toMatchObject({ versions: [], series: [], faults: [] })
  })

  test('keeps a place in the code, and only one that the release has', async () => {
    const fault = { kind: 'error', error: 'TypeError', line: 3 } as const
    await report([
      used({
        failed: true,
        faults: [
          { ...fault, file: 'remoteEntry.js' },
          { ...fault, file: 'salma/05551234.js' },
        ],
      }),
    ])
    const { faults } = await watch()
    expect(faults.map(({ file, line, composition }) => [file, line, composition])).toEqual([
      [null, null, 'page-1'],
      ['remoteEntry.js', 3, 'page-1'],
    ])
  })

  test('of a page that is not sampled is in no rate, but its fault is seen', async () => {
    await report([used(broken)], undefined, { sampled: false })
    const [version] = (await watch()).versions
    expect(version).toMatchObject({ loads: 0, failed: 0, errorRate: null, faults: { render: 1 } })
  })

  test.each([
    ['nothing', ''],
    ['no JSON', '{"composition":'],
    ['no versions', { composition: 'page-1', sampled: true, versions: [] }],
    ['a text in place of a class', { faults: [{ kind: 'error', error: 'x is not a function' }] }],
    ['a kind that nobody knows', { faults: [{ kind: 'curse', error: 'TypeError' }] }],
    ['a path out of the release', { faults: [{ kind: 'error', error: 'TypeError', file: '../a.js' }] }],
    ['a vital that is none', { vitals: { lcp: -1 } }],
  ])('of %s is refused', async (_, payload) => {
    const broken = typeof payload === 'string' || 'versions' in payload
    const body = broken ? payload : { composition: 'a', sampled: true, versions: [{ ...used(), ...payload }] }
    expect((await send(body)).statusCode).toBe(400)
  })

  test('that is too long is refused unread, and so is one that another site could send', async () => {
    expect((await send(`"${'x'.repeat(9000)}"`)).statusCode).toBe(413)
    expect((await send('{}', undefined, { 'content-type': 'text/plain' })).statusCode).toBe(415)
  })

  test('is limited by address', async () => {
    const address = newAddress()
    const codes = new Set<number>()
    for (let sent = 0; sent < 301; sent += 1) codes.add((await report([used()], address)).statusCode)
    expect([...codes]).toEqual([202, 429])
  })

  test('is for the minute, then for the hour, then gone', async () => {
    await report([used()])
    await written()
    registry.clock.advance(4 * 60 * 60_000)
    await report([used()])
    expect((await watch()).versions).toMatchObject([{ loads: 1 }])
    expect((await watch('day')).versions).toMatchObject([{ loads: 2 }])
    registry.clock.advance(31 * 24 * 60 * 60_000)
    await report([used()])
    await written()
    const rows = await registry.database.query('select count from releases.watch_counts where at < $1', [
      new Date(registry.clock.now().getTime() - 24 * 60 * 60_000),
    ])
    expect(rows).toEqual([])
  })

  test('that cannot be written is lost, and the next is not', async () => {
    await registry.line.unplug()
    const away = async () => (await registry.internal('/internal/live')).statusCode === 503
    await waitUntil('the database is away', away)
    expect((await report([used()])).statusCode).toBe(202)
    await written()
    await registry.line.plugIn()
    await report([used()])
    expect((await watch()).versions).toMatchObject([{ loads: 1 }])
  })
})

describe('a canary', () => {
  test('that fails more often than stable is rolled back, as a person would', async () => {
    await startCanary()
    await manyReports(20, '1.1.0')
    await manyReports(2, '2.0.0')
    await manyReports(3, '2.0.0', broken)
    const { trial, rolledBack } = await watch()
    expect(await canaryNow()).toBeUndefined()
    expect(trial).toBeNull()
    expect(rolledBack).toMatchObject({ version: '2.0.0', at: registry.clock.now().toISOString() })
    const [last] = (await registry.get(matches, 'matches/history')).json().entries
    expect(last).toMatchObject({ action: 'rollback', actor: 'watch', detail: rolledBack?.reason })
    expect(last.detail).toContain('2.0.0 failed for 3 (3 of 5 page loads), 1.1.0 for 0 (0 of 20 page loads)')
  })

  describe('whose stable version is known from before', () => {
    /** Ten minutes in each of which stable was used; in the first some of its pages failed, which are not sampled. */
    async function tenMinutes(failing: number): Promise<void> {
      for (let passed = 0; passed < 10; passed += 1) {
        registry.clock.advance(60_000)
        await manyReports(1, '1.1.0')
        for (let sent = 0; passed === 0 && sent < failing; sent += 1) {
          await report([used(broken)], undefined, { sampled: false })
        }
        await written()
      }
      registry.clock.advance(60_000)
      await startCanary()
    }

    test('is rolled back by two, where that never failed', async () => {
      await tenMinutes(0)
      await manyReports(1, '2.0.0', broken)
      await written()
      expect(await canaryNow()).toBe('2.0.0')
      registry.clock.advance(20_000)
      await manyReports(1, '2.0.0', broken)
      const { rolledBack } = await watch()
      expect(await canaryNow()).toBeUndefined()
      expect(rolledBack?.reason).toContain('1.1.0 for 0 (0 of 0 page loads) and for 0 in the 10 min before')
    })

    test('goes on after two, where that failed now and then', async () => {
      await tenMinutes(20)
      registry.clock.advance(50_000)
      await manyReports(2, '2.0.0', broken)
      expect((await watch()).trial).toMatchObject({ verdict: 'watching', canary: { witnesses: 2 } })
    })
  })

  test('that fails as often as stable goes on', async () => {
    await startCanary()
    await manyReports(18, '1.1.0', broken)
    await manyReports(2, '2.0.0', broken)
    expect((await watch()).trial).toMatchObject({
      percent: 10,
      canary: { version: '2.0.0', loads: 2, failed: 2, witnesses: 2 },
      control: { version: '1.1.0', loads: 18, failed: 18, witnesses: 18 },
      verdict: 'watching',
    })
    expect(await canaryNow()).toBe('2.0.0')
  })

  test('is not ended by one hostile visitor', async () => {
    await startCanary()
    const address = newAddress()
    for (let sent = 0; sent < 250; sent += 1) {
      await report([used({ version: '2.0.0', ...broken })], address)
      if (sent % 50 === 0) await written()
    }
    const { trial } = await watch()
    expect(trial).toMatchObject({ canary: { failed: 250, witnesses: 1 }, verdict: 'watching' })
    expect(await canaryNow()).toBe('2.0.0')
  })

  test('is not saved by one either', async () => {
    await startCanary()
    const address = newAddress()
    for (let sent = 0; sent < 200; sent += 1) await report([used({ version: '1.1.0', ...broken })], address)
    await manyReports(3, '2.0.0', broken)
    await written()
    expect(await canaryNow()).toBeUndefined()
  })

  test('is judged by visitors whose composed version failed, not by those whom it helped out', async () => {
    await startCanary()
    await manyReports(9, '2.0.0', { ...broken, fallback: true })
    expect((await watch()).trial).toMatchObject({ canary: { loads: 0, witnesses: 0 } })
  })

  test('that a person has just moved is not ended by what was before', async () => {
    await startCanary()
    await manyReports(2, '2.0.0', broken)
    await written()
    registry.clock.advance(1000)
    await registry.move(matches, 'PUT', 'canary', { version: '2.0.0', percent: 20 })
    await manyReports(1, '2.0.0', broken)
    expect((await watch()).trial).toMatchObject({ percent: 20, canary: { witnesses: 1 } })
    expect(await canaryNow()).toBe('2.0.0')
  })

  test('is not ended by reports that came before it began', async () => {
    await startCanary('2.0.0')
    await registry.move(matches, 'POST', 'rollback')
    await manyReports(5, '2.0.0', broken)
    registry.clock.advance(1000)
    await registry.move(matches, 'PUT', 'canary', { version: '2.0.0', percent: 10 })
    expect((await watch()).trial).toMatchObject({ canary: { witnesses: 0 } })
  })

  test('that everybody has is watched and never judged', async () => {
    await startCanary('2.0.0', 100)
    await manyReports(5, '2.0.0', broken)
    expect((await watch()).trial).toMatchObject({ verdict: 'unwatched', canary: { witnesses: 5 } })
    expect(await canaryNow()).toBe('2.0.0')
  })

  test('is ended once, however many judge it', async () => {
    await startCanary()
    await manyReports(3, '2.0.0', broken)
    await written()
    await manyReports(3, '2.0.0', broken)
    await written()
    const { entries } = (await registry.get(matches, 'matches/history')).json()
    expect(entries.filter(({ actor }: { actor: string }) => actor === 'watch')).toHaveLength(1)
    expect(await registry.stable()).toBe('1.1.0')
  })
})

test('only those with a token read the figures', async () => {
  expect((await registry.app.inject({ url: '/api/releases/watch' })).statusCode).toBe(401)
  expect((await registry.get(matches, 'watch?window=year')).statusCode).toBe(400)
})
