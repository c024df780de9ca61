import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { EntityManager } from '@mikro-orm/postgresql'
import { uuidv7 } from '@rafiq/service-kit'
import { PublishKeys } from '../src/teams/publish-keys.ts'
import { TeamRights } from '../src/teams/team-rights.ts'
import { RunningRegistry, type Team } from './running-registry.ts'

let registry: RunningRegistry
let matches: Team

beforeAll(async () => {
  registry = await RunningRegistry.start()
}, 60_000)
afterAll(() => registry?.stop())
beforeEach(async () => {
  await registry.empty()
  matches = await registry.team('matches')
})

/** As a process of its own has them. */
const rights = () => new TeamRights(registry.app.get(EntityManager).fork(), registry.clock)
const only = async (kind: 'token' | 'key') => {
  const [found, ...others] = (await rights().list('matches')).filter((right) => right.kind === kind)
  if (!found || others.length > 0) throw new Error(`not one ${kind}`)
  return found
}
const status = async () => (await registry.get(matches, 'status')).statusCode

test('token list has owner, creation and last use of each token, not the token', async () => {
  expect(await only('token')).toMatchObject({ remote: 'matches', lastUsedAt: null, revokedAt: null })
  await status()
  const { lastUsedAt } = await only('token')
  expect(lastUsedAt).toEqual(registry.clock.now())
  expect(JSON.stringify(await rights().list())).not.toContain(matches.token)
})

test('a revoked token opens nothing from the next request on, and the trail has it', async () => {
  expect(await status()).toBe(200)
  const { id } = await only('token')
  expect(await rights().revoke('token', id)).toBe('matches')
  expect(await status()).toBe(401)
  const trail = 'select actor, action, remote from audit.release_entries where detail = $1 and action = $2'
  expect(await registry.database.query(trail, [`token:${id}`, 'revoke'])).toEqual([
    { actor: 'operator', action: 'revoke', remote: 'matches' },
  ])
})

test('version signed with a revoked key is refused, with a token that is good', async () => {
  expect((await registry.publish(matches, { version: '1.0.0' })).statusCode).toBe(201)
  await rights().revoke('key', (await only('key')).id)
  expect((await registry.publish(matches, { version: '1.0.1' })).statusCode).toBe(403)
  expect(await status()).toBe(200)
})

test('a revoked key is not registered again', async () => {
  const [key] = await registry.database.query('select public_key from releases.publish_keys')
  await rights().revoke('key', (await only('key')).id)
  const keys = new PublishKeys(registry.app.get(EntityManager).fork(), registry.clock)
  await expect(keys.register('matches', String(key?.public_key))).rejects.toThrow(
    'This key of matches was revoked: make a new pair.',
  )
})

test('another token of the same team stays valid', async () => {
  const { id } = await only('token')
  const second = await registry.team('matches')
  await rights().revoke('token', id)
  expect((await registry.get(second, 'status')).statusCode).toBe(200)
})

test('revoking a revoked or unknown token changes nothing', async () => {
  const { id } = await only('token')
  expect(await rights().revoke('token', uuidv7())).toBeNull()
  expect(await Promise.all([rights().revoke('token', id), rights().revoke('token', id)])).toContain(null)
})
