import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { releaseVersionsSchema } from '@rafiq/platform-contracts'
import { SweepStore } from '../src/store/sweep-store.ts'
import { VersionStore } from '../src/store/version-store.ts'
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

afterEach(() => {
  jest.restoreAllMocks()
})

const reason = 'It sends what members type to a third party.'
const yank = (version: string, more: object = {}) =>
  registry.move(matches, 'POST', 'yank', { version, reason, ...more })
const live = async () => (await registry.live()).remotes[0]
const history = async () => (await registry.get(matches, 'matches/history')).json().entries

test('yanking what is live goes back to the last healthy version, with the reason in the trail', async () => {
  const answer = await yank('1.2.0')
  expect([answer.statusCode, answer.json()]).toEqual([
    200,
    { remote: 'matches', stable: '1.1.0', canary: null, disabled: false, changed: true },
  ])
  expect([(await live())?.stable?.version, (await live())?.fallback?.version]).toEqual(['1.1.0', '1.0.0'])
  expect((await registry.live()).yanked).toEqual([{ remote: 'matches', version: '1.2.0', folder: '' }])
  const [last] = await history()
  expect(last).toMatchObject({ action: 'yank', version: '1.2.0', detail: reason })
  expect(last.actor).toMatch(/^token:/)
})

test('yanked version has no files any more, and the versions say why', async () => {
  await yank('1.0.0')
  expect(await registry.stored()).toEqual(['1.1.0', '1.2.0'])
  const { versions } = releaseVersionsSchema.parse((await registry.get(matches, 'matches/versions')).json())
  expect(versions.find(({ version }) => version === '1.0.0')?.yanked).toBe(reason)
  expect(versions.find(({ version }) => version === '1.1.0')?.yanked).toBeNull()
})

test('yanked version is no fallback, and no rollback goes there', async () => {
  await yank('1.1.0')
  expect((await live())?.fallback?.version).toBe('1.0.0')
  await registry.move(matches, 'POST', 'rollback')
  expect(await registry.stable()).toBe('1.0.0')
})

test('a canary and a preview of it end with it', async () => {
  const canary = { 'x-release-channel': 'canary' }
  const preview = { 'x-release-channel': 'preview/next' }
  await registry.publish(matches, { version: '2.0.0', headers: canary })
  await registry.publish(matches, { version: '3.0.0', headers: preview })
  await yank('2.0.0')
  await yank('3.0.0')
  expect(await live()).toMatchObject({ stable: { version: '1.2.0' }, canary: null, previews: [] })
})

describe('a yanked version', () => {
  beforeEach(() => yank('1.1.0'))

  test.each([
    ['POST', 'promote', { version: '1.1.0', confirmed: true }],
    ['POST', 'rollback', { version: '1.1.0', confirmed: true }],
    ['PUT', 'canary', { version: '1.1.0', percent: 5 }],
  ] as const)('is refused at %s %s', async (method, action, payload) => {
    const answer = await registry.move(matches, method, action, payload)
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'version-yanked'])
    expect(await registry.stable()).toBe('1.2.0')
  })

  test('is not published again', async () => {
    const answer = await registry.publish(matches, { version: '1.1.0' })
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'version-exists'])
  })

  test('is not brought back by a platform start, which continues', async () => {
    const answer = await registry.publish(matches, {
      version: '1.1.0',
      headers: { 'x-release-automatic': 'true' },
    })
    expect([answer.statusCode, answer.json().live]).toEqual([200, false])
    expect(await registry.stored()).toEqual(['1.0.0', '1.2.0'])
    expect(await registry.stable()).toBe('1.2.0')
  })

  test('is yanked once', async () => {
    const before = await history()
    const answer = await yank('1.1.0')
    expect([answer.statusCode, answer.json().changed]).toEqual([200, false])
    expect(await history()).toEqual(before)
  })
})

describe('without an earlier version', () => {
  beforeEach(async () => {
    for (const version of ['1.0.0', '1.1.0']) await yank(version)
  })

  test('it asks, and changes nothing', async () => {
    const answer = await yank('1.2.0')
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'nothing-before'])
    expect([await registry.stable(), await registry.stored()]).toEqual(['1.2.0', ['1.2.0']])
  })

  test('nobody gets the remote once it is confirmed', async () => {
    await yank('1.2.0', { confirmed: true })
    expect(await registry.stable()).toBeUndefined()
    expect(await registry.stored()).toEqual([])
  })
})

describe('while files cannot be removed', () => {
  beforeEach(async () => {
    jest.spyOn(registry.app.get(VersionStore), 'remove').mockRejectedValueOnce(new Error('read-only'))
  })

  test('it is out of every page and says so; yanked again, or swept at the next start, they are gone', async () => {
    const answer = await yank('1.2.0')
    expect([answer.statusCode, answer.json().message]).toEqual([
      503,
      'matches 1.2.0 is out of every page, but the storage still has its files: yank it again.',
    ])
    expect(await registry.stable()).toBe('1.1.0')
    expect(await registry.stored()).toContain('1.2.0')
    expect((await yank('1.2.0')).statusCode).toBe(200)
    expect(await registry.stored()).not.toContain('1.2.0')
    await registry.app.get(SweepStore).run()
    expect(await registry.stored()).toEqual(['1.0.0', '1.1.0'])
  })

  test('a start sweeps them', async () => {
    await yank('1.2.0')
    await writeFile(join(registry.storage, 'remotes/matches/1.1.0/kept.txt'), 'kept')
    await registry.app.get(SweepStore).run()
    expect(await registry.stored()).toEqual(['1.0.0', '1.1.0'])
  })
})

describe('is refused', () => {
  test.each([
    ['for a version that was never published', { version: '9.0.0', reason }, 404],
    ['without a reason', { version: '1.0.0' }, 400],
    ['for a reason with nothing in it', { version: '1.0.0', reason: ' ' }, 400],
  ])('%s', async (_, payload, status) => {
    const answer = await registry.send(matches, 'POST', 'yank', payload)
    expect(answer.statusCode).toBe(status)
  })

  test('for another team', async () => {
    const people = await registry.team('people')
    const answer = await registry.send(people, 'POST', 'yank', { version: '1.0.0', reason }, 'matches')
    expect(answer.statusCode).toBe(403)
  })

  test('where somebody moved the remote meanwhile', async () => {
    const seen = { stable: '1.1.0', canary: null, disabled: false }
    expect((await yank('1.0.0', { seen })).statusCode).toBe(409)
  })
})

test('yank and promotion of one version at the same moment end with the version yanked', async () => {
  await Promise.all([yank('1.0.0'), registry.move(matches, 'POST', 'promote', { version: '1.0.0' })])
  expect(await registry.stable()).not.toBe('1.0.0')
  expect(await registry.stored()).not.toContain('1.0.0')
})
