import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { releaseDiffSchema, releaseHistorySchema, releaseStatusSchema } from '@rafiq/platform-contracts'
import { RunningRegistry, type Team } from './running-registry.ts'

let registry: RunningRegistry
let matches: Team

beforeAll(async () => {
  registry = await RunningRegistry.start()
})

afterAll(() => registry.stop())

beforeEach(async () => {
  await registry.empty()
  matches = await registry.team('matches')
  await registry.publish(matches)
})

const outsider: Team = { remote: 'matches', token: '', key: undefined as never }

describe('the live state', () => {
  test('is for services only', async () => {
    expect((await registry.app.inject({ url: '/internal/live' })).statusCode).toBe(403)
    const guess = { 'x-service-credential': 'a-guess-at-the-secret' }
    expect((await registry.internal('/internal/live', guess)).statusCode).toBe(403)
  })

  test('costs nothing while nothing changes', async () => {
    const { headers } = await registry.internal('/internal/live')
    const known = { 'if-none-match': String(headers.etag) }
    const again = await registry.internal('/internal/live', known)
    expect([again.statusCode, again.body]).toEqual([304, ''])
    await registry.publish(matches, { version: '1.1.0' })
    expect((await registry.internal('/internal/live', known)).statusCode).toBe(200)
  })
})

describe('manifests of any age', () => {
  test('are given for what exists', async () => {
    const answer = await registry.internal('/internal/manifests?of=matches@1.0.0,matches@9.9.9')
    expect(answer.json()).toMatchObject([{ name: 'matches', version: '1.0.0' }])
  })

  test.each([
    ['', 200],
    ['matches', 400],
    ["matches@1.0.0';--", 400],
  ])('asked for %j: %i', async (of, status) => {
    expect((await registry.internal(`/internal/manifests?of=${of}`)).statusCode).toBe(status)
  })

  test('are for services only', async () => {
    const answer = await registry.app.inject({ url: '/internal/manifests?of=matches@1.0.0' })
    expect(answer.statusCode).toBe(403)
  })
})

describe('the status', () => {
  test('says what is live to whoever publishes', async () => {
    const answer = await registry.get(matches, 'status')
    expect(releaseStatusSchema.parse(answer.json()).remotes).toMatchObject([
      { name: 'matches', stable: '1.0.0', previous: null, setByHand: true, versions: 1, canary: null },
    ])
  })

  test('counts every version, and tells the time of the stable one', async () => {
    const first = registry.clock.now().toISOString()
    registry.clock.advance(60_000)
    await registry.publish(matches, { version: '1.1.0', headers: { 'x-release-channel': 'canary' } })
    const chat = await registry.team('chat')
    await registry.publish(chat, { headers: { 'x-release-channel': 'preview/next' } })
    const answer = await registry.get(matches, 'status')
    expect(releaseStatusSchema.parse(answer.json()).remotes).toMatchObject([
      { name: 'chat', stable: null, publishedAt: null, versions: 1, previews: [{ name: 'next' }] },
      { name: 'matches', stable: '1.0.0', publishedAt: first, versions: 2 },
    ])
  })

  test('says nothing to others', async () => {
    expect((await registry.get(outsider, 'status')).statusCode).toBe(401)
  })
})

describe('the history', () => {
  test('says who did what, newest first', async () => {
    const answer = await registry.get(matches, 'matches/history')
    const { entries } = releaseHistorySchema.parse(answer.json())
    expect(entries.map(({ action, version }) => [action, version])).toEqual([
      ['move', '1.0.0'],
      ['publish', '1.0.0'],
      ['grant', null],
      ['grant', null],
    ])
  })

  test('says nothing to others', async () => {
    expect((await registry.get(outsider, 'matches/history')).statusCode).toBe(401)
  })
})

describe('the difference of two versions', () => {
  test('names the files that changed', async () => {
    await registry.publish(matches, { version: '1.1.0' })
    const answer = await registry.get(matches, 'matches/diff?from=1.0.0&to=1.1.0')
    expect(releaseDiffSchema.parse(answer.json())).toMatchObject({
      files: { added: ['assets/page.css', 'remoteEntry.js'], kept: 1 },
      changes: [],
    })
  })

  test.each([
    ['from=1.0.0&to=2.0.0', 404],
    ['from=1.0.0', 400],
  ])('%s: %i', async (query, status) => {
    expect((await registry.get(matches, `matches/diff?${query}`)).statusCode).toBe(status)
  })

  test('says nothing to others', async () => {
    expect((await registry.get(outsider, 'matches/diff?from=1.0.0&to=1.0.0')).statusCode).toBe(401)
  })
})
