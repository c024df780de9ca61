import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { hasReached, moveResultSchema, previewLinkSchema } from '@rafiq/platform-contracts'
import { verifyPreview } from '@rafiq/service-kit'
import { signingKeys } from '@rafiq/testing'
import { aRelease } from './a-release.ts'
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
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) await registry.publish(matches, { version })
})

const canary = { 'x-release-channel': 'canary', 'x-release-percent': '25' }
const matchesNow = async () => (await registry.live()).remotes.find(({ name }) => name === 'matches')

describe('rolling back', () => {
  test('goes to the version before, which is live from the revision it names', async () => {
    const answer = await registry.move(matches, 'POST', 'rollback')
    expect(moveResultSchema.parse(answer.json())).toEqual({
      remote: 'matches',
      stable: '1.1.0',
      canary: null,
      disabled: false,
      changed: true,
    })
    const { revision } = await registry.live()
    expect(hasReached(revision, String(answer.headers['x-release-revision']))).toBe(true)
  })

  test('leaves what was rolled back from out of the page, also as a fallback', async () => {
    await registry.move(matches, 'POST', 'rollback')
    const remote = await matchesNow()
    expect([remote?.stable?.version, remote?.fallback?.version]).toEqual(['1.1.0', '1.0.0'])
  })

  test('goes to any version', async () => {
    await registry.move(matches, 'POST', 'rollback', { version: '1.0.0' })
    expect(await registry.stable()).toBe('1.0.0')
  })

  test('to the live version changes nothing', async () => {
    const { revision } = await registry.live()
    const answer = await registry.move(matches, 'POST', 'rollback', { version: '1.2.0' })
    expect([answer.statusCode, answer.json().changed]).toEqual([200, false])
    expect((await registry.live()).revision).toBe(revision)
  })

  test('ends a canary and leaves stable', async () => {
    await registry.publish(matches, { version: '2.0.0', headers: canary })
    await registry.move(matches, 'POST', 'rollback')
    expect(await matchesNow()).toMatchObject({ stable: { version: '1.2.0' }, canary: null })
  })

  test('is refused where nothing is before it, with a reason', async () => {
    await registry.move(matches, 'POST', 'rollback', { version: '1.0.0' })
    const answer = await registry.move(matches, 'POST', 'rollback')
    expect([answer.statusCode, answer.json().message]).toEqual([
      422,
      'There is no version before it to go back to.',
    ])
  })
})

describe('a canary', () => {
  test('goes to a share of the visitors beside stable, which stays its fallback', async () => {
    const answer = await registry.publish(matches, { version: '2.0.0', headers: canary })
    expect(answer.json()).toMatchObject({ channel: 'canary', live: true })
    expect(await matchesNow()).toMatchObject({
      stable: { version: '1.2.0' },
      canary: { manifest: { version: '2.0.0' }, percent: 25 },
    })
  })

  test('grows with the salt that it has', async () => {
    await registry.publish(matches, { version: '2.0.0', headers: canary })
    const before = await matchesNow()
    await registry.move(matches, 'PUT', 'canary', { version: '2.0.0', percent: 60 })
    const after = await matchesNow()
    expect([after?.canary?.percent, after?.canary?.salt]).toEqual([60, before?.canary?.salt])
  })

  test('that was ended and is started again has the visitors it had; another version has others', async () => {
    await registry.publish(matches, { version: '2.0.0', headers: canary })
    const before = await matchesNow()
    await registry.move(matches, 'POST', 'rollback')
    await registry.publish(matches, { version: '2.1.0', headers: canary })
    const other = await matchesNow()
    await registry.move(matches, 'PUT', 'canary', { version: '2.0.0', percent: 25 })
    expect((await matchesNow())?.canary).toEqual(before?.canary)
    expect(other?.canary?.salt).not.toBe(before?.canary?.salt)
  })

  test('ends where it is promoted', async () => {
    await registry.publish(matches, { version: '2.0.0', headers: canary })
    await registry.move(matches, 'POST', 'promote', { version: '2.0.0' })
    expect(await matchesNow()).toMatchObject({
      stable: { version: '2.0.0' },
      fallback: { version: '1.2.0' },
      canary: null,
    })
  })
})

test('disabled remote is in no page, and enabling restores it', async () => {
  await registry.move(matches, 'POST', 'disable')
  expect(await registry.live()).toMatchObject({ remotes: [], disabled: ['matches'] })
  await registry.move(matches, 'POST', 'enable')
  expect(await registry.stable()).toBe('1.2.0')
  expect((await registry.live()).disabled).toEqual([])
})

test('disabled remote is in no preview, and a version published to it is not live', async () => {
  const preview = { 'x-release-channel': 'preview/stickers' }
  await registry.publish(matches, { version: '3.0.0', headers: preview })
  await registry.move(matches, 'POST', 'disable')
  expect((await registry.live()).remotes).toEqual([])
  const answer = await registry.publish(matches, { version: '3.1.0', headers: preview })
  expect([answer.statusCode, answer.json().live]).toEqual([201, false])
  await registry.move(matches, 'POST', 'enable')
  expect((await matchesNow())?.previews).toMatchObject([{ manifest: { version: '3.1.0' } }])
})

test.each<['POST' | 'PUT', string, object]>([
  ['POST', 'promote', { version: '1.0.0' }],
  ['POST', 'rollback', {}],
  ['PUT', 'canary', { version: '1.0.0', percent: 5 }],
  ['POST', 'disable', {}],
  ['POST', 'enable', {}],
])('%s %s is allowed for the team of the remote, and audited', async (method, action, payload) => {
  const chat = await registry.team('chat')
  expect((await registry.move({ ...matches, token: '' }, method, action, payload)).statusCode).toBe(401)
  expect((await registry.move(chat, method, action, payload, 'matches')).statusCode).toBe(403)
  await registry.move(matches, method, action, payload)
  const rows = await registry.database.query(
    `select action from audit.release_entries where action in ('refuse', '${action}') order by id`,
  )
  const changes = action === 'enable' ? [] : [{ action }]
  expect(rows).toEqual([{ action: 'refuse' }, ...changes])
})

test.each<['POST' | 'PUT', string, object, number]>([
  ['POST', 'promote', {}, 400],
  ['POST', 'promote', { version: 'latest' }, 400],
  ['POST', 'promote', { version: '9.9.9' }, 404],
  ['POST', 'rollback', { version: '9.9.9' }, 404],
  ['PUT', 'canary', { version: '1.0.0', percent: 0 }, 400],
  ['PUT', 'canary', { version: '1.0.0', percent: 101 }, 400],
  ['PUT', 'canary', { version: '1.2.0', percent: 5 }, 422],
])('channel call %s %s %j answers %i', async (method, action, payload, status) => {
  const answer = await registry.move(matches, method, action, payload)
  expect(answer.statusCode).toBe(status)
  expect(await registry.stable()).toBe('1.2.0')
})

test('concurrent moves run one after the other', async () => {
  const answers = await Promise.all([
    registry.move(matches, 'POST', 'promote', { version: '1.0.0' }),
    registry.move(matches, 'POST', 'promote', { version: '1.1.0' }),
  ])
  expect(answers.map((answer) => answer.json().stable).sort()).toEqual(['1.0.0', '1.1.0'])
})

test('rollback without a version, sent twice or again, goes back once', async () => {
  const seen = await registry.seen(matches)
  const rollBack = async () => (await registry.send(matches, 'POST', 'rollback', seen)).statusCode
  expect((await Promise.all([rollBack(), rollBack(), rollBack()])).sort()).toEqual([200, 409, 409])
  expect(await rollBack()).toBe(409)
  expect(await registry.stable()).toBe('1.1.0')
})

test('rollback without a version and without the seen state is rejected', async () => {
  const answer = await registry.send(matches, 'POST', 'rollback', {})
  expect([answer.statusCode, answer.json().issues[0].path]).toEqual([400, 'seen'])
  expect(await registry.stable()).toBe('1.2.0')
})

describe('a preview', () => {
  const preview = { 'x-release-channel': 'preview/stickers' }
  const link = (team = matches, name = 'stickers', payload: object = {}) =>
    registry.move(team, 'POST', `previews/${name}/links`, payload, 'matches')

  beforeEach(async () => {
    await registry.publish(matches, { version: '3.0.0-stickers', headers: preview })
  })

  test('is beside the channels that others get', async () => {
    expect(await matchesNow()).toMatchObject({
      stable: { version: '1.2.0' },
      previews: [{ name: 'stickers', manifest: { version: '3.0.0-stickers' } }],
    })
  })

  test('is opened by a signed link that ends', async () => {
    const { path, expiresAt } = previewLinkSchema.parse(
      (await link(matches, 'stickers', { minutes: 5 })).json(),
    )
    const token = new URL(path, 'http://localhost').searchParams.get('token') ?? ''
    expect(verifyPreview([signingKeys.PREVIEW_LINK_KEYS], 'link', token, registry.clock.now())).toMatchObject(
      {
        remote: 'matches',
        name: 'stickers',
        onceId: null,
      },
    )
    expect(expiresAt).toBe('2026-11-21T09:05:00.000Z')
    expect(verifyPreview([signingKeys.PREVIEW_LINK_KEYS], 'link', token, new Date(expiresAt))).toBeUndefined()
  })

  test('has links for its own team only', async () => {
    expect((await link({ ...matches, token: '' })).statusCode).toBe(401)
    expect((await link(await registry.team('chat'))).statusCode).toBe(403)
    expect((await link(matches, 'other')).statusCode).toBe(404)
    expect((await link(matches, 'stickers', { minutes: 0 })).statusCode).toBe(400)
  })

  test('takes its next version', async () => {
    await registry.publish(matches, { version: '3.0.1-stickers', headers: preview })
    expect((await matchesNow())?.previews).toMatchObject([{ manifest: { version: '3.0.1-stickers' } }])
  })
})

describe('a version with an outdated route', () => {
  test('is not promoted where another remote has its page now, and may be rolled back to', async () => {
    await registry.publish(matches, {
      version: '2.0.0',
      release: aRelease({ version: '2.0.0', routes: [{ path: '/people', files: [] }] }),
    })
    const people = await registry.team('people')
    const taken = aRelease({ name: 'people', routes: [{ path: '/matches', files: [] }] })
    expect((await registry.publish(people, { release: taken })).statusCode).toBe(201)
    const forward = await registry.move(matches, 'POST', 'promote', { version: '1.2.0' })
    expect([forward.statusCode, forward.json().code]).toEqual([422, 'invalid-release'])
    expect(forward.json().message).toContain('people 1.0.0 answers /matches')
    expect(await registry.stable()).toBe('2.0.0')
    // Whoever goes back is told of it, and goes.
    const back = await registry.move(matches, 'POST', 'rollback')
    expect([back.statusCode, back.json().warnings]).toEqual([
      200,
      [expect.stringContaining('people 1.0.0 answers /matches')],
    ])
  })
})
