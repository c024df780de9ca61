import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { waitUntil } from '@rafiq/testing'
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

describe('while the database is unavailable', () => {
  beforeEach(() => registry.line.unplug())

  test('a publish fails and stores nothing; afterwards it works', async () => {
    const answer = await registry.publish(matches, { version: '1.1.0' })
    expect([answer.statusCode, answer.json().code]).toEqual([503, 'unavailable'])
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
    const moved = await registry.move(matches, 'POST', 'disable')
    expect(moved.statusCode).toBe(503)
    // A gateway that hears this keeps what it has.
    expect((await registry.internal('/internal/live')).statusCode).toBe(503)
    expect([await registry.stored(), await registry.staged()]).toEqual([['1.0.0'], []])

    await registry.line.plugIn()
    await waitUntil(
      'it can be published',
      async () => (await registry.publish(matches, { version: '1.1.0' })).statusCode === 201,
    )
    expect(await registry.stable()).toBe('1.1.0')
  })
})

describe('while the storage is unavailable', () => {
  test('a publish fails as a whole, and the live version stays live', async () => {
    const remotes = join(registry.storage, 'remotes')
    await rm(remotes, { recursive: true })
    await writeFile(remotes, 'no folder')
    const answer = await registry.publish(matches, { version: '1.1.0' })
    expect(answer.statusCode).toBe(503)
    expect(await registry.stable()).toBe('1.0.0')
    const rows = await registry.database.query('select version from releases.versions')
    expect(rows).toEqual([{ version: '1.0.0' }])
  })
})

describe('after the storage lost files', () => {
  const lost = 'The storage has lost the files of matches 1.0.0.'

  beforeEach(() => rm(join(registry.storage, 'remotes'), { recursive: true }))

  test.each([
    ['a new version', '1.1.0', {}],
    ['a version that a start of the platform published before', '1.0.0', { 'x-release-automatic': 'true' }],
  ])('%s is refused, and not called live', async (_, version, headers) => {
    const answer = await registry.publish(matches, { version, headers })
    expect([answer.statusCode, answer.json().code]).toEqual([503, 'unavailable'])
    expect(answer.json().message).toContain(lost)
    expect([await registry.stored(), await registry.staged()]).toEqual([[], []])
    expect(await registry.stable()).toBe('1.0.0')
  })

  test('no version becomes live without its files', async () => {
    await registry.move(matches, 'POST', 'disable')
    const answer = await registry.move(matches, 'POST', 'enable')
    expect([answer.statusCode, answer.json().message]).toEqual([503, expect.stringContaining(lost)])
  })

  test('what was lost for good is yanked, and the team publishes again', async () => {
    const yank = { version: '1.0.0', reason: 'Lost with its storage.', confirmed: true }
    expect((await registry.move(matches, 'POST', 'yank', yank)).statusCode).toBe(200)
    expect((await registry.publish(matches, { version: '1.1.0' })).statusCode).toBe(201)
    expect(await registry.stable()).toBe('1.1.0')
  })
})
