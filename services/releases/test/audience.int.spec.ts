import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import {
  audienceAttributesSchema,
  moveResultSchema,
  releaseHistorySchema,
  releaseStatusSchema,
} from '@rafiq/platform-contracts'
import { AnalysedPages, broken, used } from './analysed-pages.ts'
import { RunningRegistry, type Team } from './running-registry.ts'

let registry: RunningRegistry
let pages: AnalysedPages
let matches: Team

beforeAll(async () => {
  registry = await RunningRegistry.start()
  pages = new AnalysedPages(registry)
})

afterAll(() => registry.stop())

/** 1.1.0 is stable, and 2.0.0 is there for nobody yet. */
beforeEach(async () => {
  matches = await pages.begin()
  await registry.publish(matches, { version: '2.0.0', headers: { 'x-release-channel': 'candidate' } })
})

const audience = { team: ['staff'], branch: ['north', 'south'] }
const written = 'branch=north,south team=staff'
const setCanary = (payload: object) =>
  registry.move(matches, 'PUT', 'canary', { version: '2.0.0', ...payload })
const liveCanary = async () => (await registry.live()).remotes[0]?.canary
const lastDetail = async () =>
  releaseHistorySchema.parse((await registry.get(matches, 'matches/history')).json()).entries[0]?.detail

test('audience of this platform is its language, and what the product declares', async () => {
  const { attributes } = audienceAttributesSchema.parse((await registry.get(matches, 'audience')).json())
  expect(attributes.map(({ name, values }) => [name, values.map(({ value }) => value)])).toEqual([
    ['language', ['ar', 'en']],
    ['team', ['staff', 'customer']],
    ['branch', ['north', 'south']],
  ])
  expect((await registry.app.inject({ url: '/api/releases/audience' })).statusCode).toBe(401)
})

describe('a canary for an audience', () => {
  test('goes to all of it, and gateways, status and trail say so', async () => {
    const moved = moveResultSchema.parse((await setCanary({ audience })).json())
    expect(moved.canary).toEqual({ version: '2.0.0', percent: 100, audience })
    expect(await liveCanary()).toMatchObject({ percent: 100, audience })
    const { remotes } = releaseStatusSchema.parse((await registry.get(matches, 'status')).json())
    expect(remotes[0]?.canary).toEqual(moved.canary)
    expect(await lastDetail()).toBe(`100 % of ${written}`)
  })

  test('keeps it with another share, and is opened to everybody by null', async () => {
    await setCanary({ audience })
    await setCanary({ percent: 50 })
    expect(await liveCanary()).toMatchObject({ percent: 50, audience })
    expect(await lastDetail()).toBe(`50 % of ${written}`)
    await setCanary({ percent: 5, audience: null })
    expect(await liveCanary()).not.toHaveProperty('audience')
    expect(await lastDetail()).toBe('5 %')
  })

  test('ends with a promotion and with a rollback, and does not come back with another canary', async () => {
    await setCanary({ audience })
    await registry.move(matches, 'POST', 'rollback')
    await setCanary({ percent: 10 })
    expect(await liveCanary()).not.toHaveProperty('audience')
    await setCanary({ percent: 10, audience })
    await registry.move(matches, 'POST', 'promote', { version: '2.0.0' })
    expect(await liveCanary()).toBeNull()
  })

  test.each([
    ['of a name that nobody declared', { audience: { planet: ['mars'] } }, 'audience.planet'],
    ['of a value that nobody declared', { audience: { team: ['staff', 'guests'] } }, 'audience.team'],
    ['of no name', { audience: {} }, 'audience'],
    ['of a name without values', { audience: { team: [] } }, 'audience.team'],
    ['that is a text', { audience: 'team=staff' }, 'audience'],
    ['of nobody in particular and without a share', {}, 'percent'],
    ['of everybody without a share', { audience: null }, 'percent'],
  ])('%s is refused, and nothing is moved', async (_, payload, path) => {
    const answer = await setCanary(payload)
    expect([answer.statusCode, answer.json().issues[0].path]).toEqual([400, path])
    expect(await liveCanary()).toBeNull()
  })

  test('is not moved by whoever saw it for another audience, or by another team', async () => {
    await setCanary({ percent: 10 })
    const { seen } = await registry.seen(matches)
    await setCanary({ percent: 10, audience })
    const conflict = await setCanary({ percent: 20, seen })
    expect([conflict.statusCode, conflict.json().issues]).toEqual([
      409,
      [{ path: 'canary', message: `2.0.0, 10 % of ${written}` }],
    ])
    const chat = await registry.team('chat')
    const foreign = await registry.move(chat, 'PUT', 'canary', { version: '2.0.0', audience }, 'matches')
    expect(foreign.statusCode).toBe(403)
  })
})

describe('a publish', () => {
  const publish = (headers: Record<string, string>) =>
    registry.publish(matches, { version: '3.0.0', headers: { 'x-release-channel': 'canary', ...headers } })

  test('of a canary says for whom it is', async () => {
    expect((await publish({ 'x-release-audience': 'team=staff language=ar' })).statusCode).toBe(201)
    expect(await liveCanary()).toMatchObject({
      percent: 100,
      audience: { team: ['staff'], language: ['ar'] },
    })
    expect(await lastDetail()).toBe('100 % of language=ar team=staff')
  })

  test.each([
    ['for some, to everybody', { 'x-release-channel': 'stable', 'x-release-audience': 'team=staff' }],
    ['for nobody that could be read', { 'x-release-audience': 'team' }],
    ['for what nobody declared', { 'x-release-audience': 'planet=mars' }],
  ])('%s is refused, and stores nothing', async (_, headers) => {
    expect((await publish(headers)).statusCode).toBe(400)
    expect(await registry.stored()).not.toContain('3.0.0')
  })
})

describe('canary analysis of an audience', () => {
  const outside = async (count: number, version: string) => {
    for (let sent = 0; sent < count; sent += 1) {
      const versions = [used({ version, ...broken })]
      await pages.report(versions, undefined, { page: pages.page(versions, false) })
    }
  }

  test('counts its visitors alone, in both arms, and nothing of the time before', async () => {
    for (let minute = 0; minute < 3; minute += 1) {
      registry.clock.advance(60_000)
      await pages.manyReports(1, '1.1.0')
      await pages.written()
    }
    registry.clock.advance(60_000)
    await setCanary({ percent: 50, audience })
    await pages.manyReports(2, '2.0.0', broken)
    await pages.manyReports(1, '1.1.0', broken)
    await outside(20, '1.1.0')
    const { trial } = await pages.figures()
    expect(trial).toMatchObject({
      ...{ percent: 50, audience, verdict: 'watching' },
      canary: { loads: 2, failed: 2, witnesses: 2 },
      control: { loads: 1, failed: 1, witnesses: 1 },
    })
    const [row] = await registry.database.query<{ past_seconds: number }>(
      'select past_seconds from releases.canary_trials',
    )
    expect(row?.past_seconds).toBe(0)
  })

  test('ends it where it fails more often than for the rest of its audience', async () => {
    await setCanary({ percent: 10, audience })
    await pages.manyReports(2, '1.1.0')
    await outside(20, '1.1.0')
    await pages.manyReports(3, '2.0.0', broken)
    const { rolledBack } = await pages.figures()
    expect(await liveCanary()).toBeNull()
    expect(rolledBack?.reason).toContain(`at a share of 10 % of ${written}`)
  })
})
