import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { waitUntil } from '@rafiq/testing'
import { AnalysedPages, broken, used } from './analysed-pages.ts'
import { RunningRegistry, type Team } from './running-registry.ts'

let registry: RunningRegistry
let pages: AnalysedPages
let matches: Team

beforeAll(async () => {
  registry = await RunningRegistry.start(undefined, 1)
  pages = new AnalysedPages(registry)
})

afterAll(() => registry.stop())

beforeEach(async () => {
  matches = await pages.begin()
})

const aFault = { kind: 'error', error: 'TypeError', file: 'remoteEntry.js', line: 1, column: 1 }

describe('a report', () => {
  test('is taken from anybody and shown as figures of its version', async () => {
    expect((await pages.report([used({ vitals: { lcp: 1200, inp: 80, cls: 0 } })])).statusCode).toBe(202)
    await pages.report([used(broken)])
    const { versions, series } = await pages.figures()
    expect(versions).toEqual([
      {
        version: '1.1.0',
        loads: 2,
        failed: 1,
        errorRate: 0.5,
        faults: { load: 0, hang: 0, render: 1, error: 0, rejection: 0, crash: 0, leak: 0 },
        vitals: { lcp: expect.closeTo(1200, -3), inp: expect.closeTo(80, -2), cls: 0 },
      },
    ])
    expect(series).toMatchObject([{ version: '1.1.0', loads: 2, failed: 1 }])
  })

  test('of a version that was never published is dropped', async () => {
    await pages.report([used({ version: '9.9.9', ...broken }), used({ remote: 'nobodys' })])
    expect(await pages.figures()).toMatchObject({ versions: [], series: [], faults: [] })
  })

  test('keeps a place in the code, and only one that the release has', async () => {
    const fault = { kind: 'error', error: 'TypeError', line: 3, column: 7 } as const
    await pages.report([
      used({
        failed: true,
        faults: [
          { ...fault, file: 'remoteEntry.js' },
          { ...fault, file: 'salma/05551234.js' },
        ],
      }),
    ])
    const { faults } = await pages.figures()
    expect(faults.map(({ file, line, column, composition }) => [file, line, column, composition])).toEqual([
      [null, null, null, 'page-1'],
      ['remoteEntry.js', 3, 7, 'page-1'],
    ])
  })

  test('of a page that is not sampled is in no rate, but its fault is seen', async () => {
    await pages.report([used(broken)], undefined, { sampled: false })
    const [version] = (await pages.figures()).versions
    expect(version).toMatchObject({ loads: 0, failed: 0, errorRate: null, faults: { render: 1 } })
  })

  test.each([
    ['nothing', ''],
    ['no JSON', '{"composition":'],
    ['no versions', { composition: 'page-1', page: 'a', sampled: true, versions: [] }],
    ['a text in place of a class', { faults: [{ kind: 'error', error: 'x is not a function' }] }],
    ['a kind that nobody knows', { faults: [{ kind: 'curse', error: 'TypeError' }] }],
    ['a path out of the release', { faults: [{ kind: 'error', error: 'TypeError', file: '../a.js' }] }],
    ['a column that is none', { faults: [{ kind: 'error', error: 'TypeError', column: 0 }] }],
    ['callers out of the release', { faults: [{ ...aFault, callers: [{ ...aFault, file: '/etc/a' }] }] }],
    ['more callers than a fault has', { faults: [{ ...aFault, callers: [aFault, aFault, aFault] }] }],
    ['a vital that is none', { vitals: { lcp: -1 } }],
  ])('of %s is refused', async (_, payload) => {
    const broken = typeof payload === 'string' || 'versions' in payload
    const body = broken
      ? payload
      : { composition: 'a', page: 'a', sampled: true, versions: [{ ...used(), ...payload }] }
    expect((await pages.send(body)).statusCode).toBe(400)
  })

  test('that is too long is refused unread, and so is one that another site could send', async () => {
    expect((await pages.send(`"${'x'.repeat(9000)}"`)).statusCode).toBe(413)
    expect((await pages.send('{}', undefined, { 'content-type': 'text/plain' })).statusCode).toBe(415)
  })

  test('is limited by address', async () => {
    const address = pages.newAddress()
    const codes = new Set<number>()
    for (let sent = 0; sent < 301; sent += 1) codes.add((await pages.report([used()], address)).statusCode)
    expect([...codes]).toEqual([202, 429])
  })

  test('is for the minute, then for the hour, then gone', async () => {
    await pages.report([used()])
    await pages.written()
    registry.clock.advance(4 * 60 * 60_000)
    await pages.report([used()])
    expect((await pages.figures()).versions).toMatchObject([{ loads: 1 }])
    expect((await pages.figures('day')).versions).toMatchObject([{ loads: 2 }])
    registry.clock.advance(31 * 24 * 60 * 60_000)
    await pages.report([used()])
    await pages.written()
    const rows = await registry.database.query('select count from releases.beacon_counts where at < $1', [
      new Date(registry.clock.now().getTime() - 24 * 60 * 60_000),
    ])
    expect(rows).toEqual([])
  })

  test('that cannot be written is lost, and the next is not', async () => {
    await registry.line.unplug()
    const away = async () => (await registry.internal('/internal/live')).statusCode === 503
    await waitUntil('the database is unavailable', away)
    expect((await pages.report([used()])).statusCode).toBe(202)
    await pages.written()
    await registry.line.plugIn()
    await pages.report([used()])
    expect((await pages.figures()).versions).toMatchObject([{ loads: 1 }])
  })
})

test('canary figures are readable with a token only', async () => {
  expect((await registry.app.inject({ url: '/api/releases/watch' })).statusCode).toBe(401)
  expect((await registry.get(matches, 'watch?window=year')).statusCode).toBe(400)
})
