import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { aRelease } from './a-release.ts'
import { type Break, chat, goodBuild, type Harmless, identity, liveShell, pack } from './gate/seed.ts'
import { RunningRegistry, type Team } from './running-registry.ts'

let registry: RunningRegistry
let rentals: Team

beforeAll(async () => {
  registry = await RunningRegistry.start()
})

afterAll(() => registry.stop())

beforeEach(async () => {
  await registry.empty()
  rentals = await registry.team('rentals')
  await registry.announceShell(liveShell)
  await registry.publish(await registry.team('chat'), { release: aRelease(chat) })
})

async function seeds<S>(folder: string): Promise<[string, S][]> {
  const files = readdirSync(join(import.meta.dirname, 'gate', folder)).sort()
  return Promise.all(
    files.map(async (file): Promise<[string, S]> => {
      const { default: seed } = (await import(`./gate/${folder}/${file}`)) as {
        default: S & { title: string }
      }
      return [seed.title, seed]
    }),
  )
}

const breaks = await seeds<Break>('breaks')
const harmless = await seeds<Harmless>('harmless')
const publish = (seed: Break | Harmless) =>
  registry.publish(rentals, { version: identity.version, release: pack(seed.change(goodBuild)) })

test('seeded breaks and valid builds are at least 20 each', () => {
  expect([breaks.length, harmless.length].every((count) => count >= 20)).toBe(true)
})

test('release gate accepts a valid build', async () => {
  const answer = await registry.publish(rentals, { version: identity.version, release: pack(goodBuild) })
  expect(answer.statusCode).toBe(201)
})

describe('rejects a seeded break by name and stores nothing', () => {
  test.each(breaks)('%s', async (_, seed) => {
    const answer = await publish(seed)
    expect([400, 422]).toContain(answer.statusCode)
    const { code, message, issues } = answer.json()
    expect(code).toBe('invalid-release')
    const sentences = issues.map(
      (issue: { path: string; message: string }) => `${issue.path} ${issue.message}`,
    )
    expect([message, ...sentences].join('\n')).toContain(seed.culprit)
    expect(await registry.stable('rentals')).toBeUndefined()
    expect(await registry.staged()).toEqual([])
  })
})

describe('accepts', () => {
  test.each(harmless)('%s', async (_, seed) => {
    const answer = await publish(seed)
    expect([answer.statusCode, answer.json()]).toEqual([201, expect.objectContaining({ live: true })])
  })
})

test('release gate checks what is in a canary too', async () => {
  const maps = await registry.team('maps')
  const release = aRelease({ name: 'maps', routes: [{ path: '/rentals', files: [] }] })
  const headers = { 'x-release-channel': 'canary', 'x-release-percent': '1' }
  expect((await registry.publish(maps, { release, headers })).statusCode).toBe(201)
  const answer = await registry.publish(rentals, { version: identity.version, release: pack(goodBuild) })
  expect(answer.json().message).toContain('maps 1.0.0 answers /rentals')
})

test('two remotes that want one page at the same time: one gets it', async () => {
  const maps = await registry.team('maps')
  const release = aRelease({ name: 'maps', routes: [{ path: '/rentals', files: [] }] })
  const answers = await Promise.all([
    registry.publish(maps, { release }),
    registry.publish(rentals, { version: identity.version, release: pack(goodBuild) }),
  ])
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 422])
})

test('release gate checks against every shell that is live, and forgets those that are gone', async () => {
  await registry.announceShell({ ...liveShell, version: '2.0.0', platform: '2.0.0' })
  const release = pack(goodBuild)
  const refused = await registry.publish(rentals, { version: identity.version, release })
  expect(refused.json().message).toContain('shell 2.0.0 gives 2.0.0')
  registry.clock.advance(6 * 60_000)
  await registry.announceShell(liveShell)
  expect((await registry.publish(rentals, { version: identity.version, release })).statusCode).toBe(201)
})

test('a shell is announced by gateways only', async () => {
  const answer = await registry.app.inject({ method: 'PUT', url: '/internal/shells', payload: liveShell })
  expect(answer.statusCode).toBe(403)
})

test('a way back is told of what does not fit and never refused', async () => {
  await registry.publish(rentals, { version: identity.version, release: pack(goodBuild) })
  registry.clock.advance(6 * 60_000)
  const { react: _, ...others } = liveShell.shared
  await registry.announceShell({ ...liveShell, version: '2.0.0', shared: { ...others, react: '20.0.0' } })
  const next = { ...identity, version: '2.0.0', shared: { react: '>=19.0.0 <21' } }
  await registry.publish(rentals, { version: next.version, release: aRelease(next) })
  const answer = await registry.move(rentals, 'POST', 'rollback')
  expect([answer.statusCode, answer.json().stable]).toEqual([200, identity.version])
  expect(answer.json().warnings).toEqual([
    expect.stringContaining('needs react ^19.0.0, and shell 2.0.0 gives 20.0.0'),
  ])
  await registry.move(rentals, 'POST', 'promote', { version: next.version })
  const forward = await registry.move(rentals, 'POST', 'promote', { version: identity.version })
  expect([forward.statusCode, forward.json().code]).toEqual([422, 'invalid-release'])
})
