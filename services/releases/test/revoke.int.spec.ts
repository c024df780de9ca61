import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { EntityManager } from '@mikro-orm/postgresql'
import { type TeamRightKind, teamRightsSchema } from '@rafiq/platform-contracts'
import { uuidv7, WorkContext } from '@rafiq/service-kit'
import { PublishKeys } from '../src/teams/publish-keys.ts'
import { PublishTokens } from '../src/teams/publish-tokens.ts'
import { TeamRights } from '../src/teams/team-rights.ts'
import { anOperatorsGrant, RunningRegistry, type Team } from './running-registry.ts'

let registry: RunningRegistry
let matches: Team

beforeAll(async () => {
  registry = await RunningRegistry.start()
})
afterAll(() => registry?.stop())
beforeEach(async () => {
  await registry.empty()
  matches = await registry.team('matches')
})

const reason = 'It was in a log.'
/** As a process of its own has them. */
const rights = () => new TeamRights(registry.app.get(EntityManager).fork(), registry.clock)
const only = async (kind: TeamRightKind) => {
  const [found, ...others] = (await rights().list('matches')).filter((right) => right.kind === kind)
  if (!found || others.length > 0) throw new Error(`not one ${kind}`)
  return found
}
const revoke = (kind: TeamRightKind, id: string) =>
  rights().revoke({ kind, id }, { actor: 'operator', reason })
const status = async (team = matches) => (await registry.get(team, 'status')).statusCode
const revokeByTeam = (right: string, payload: object = { reason }, team = matches) =>
  registry.send(team, 'POST', `rights/${right.replace(':', '/')}/revoke`, payload, 'matches')
const granted = async (expiresAt: Date): Promise<Team> => ({
  ...matches,
  token: await registry.app
    .get(WorkContext)
    .run(() => registry.app.get(PublishTokens).grant('matches', { madeBy: 'operator:sara', expiresAt })),
})

test('token list has maker, creation, end and last use of each token, not the token', async () => {
  expect(await only('token')).toMatchObject({
    ...{ remote: 'matches', madeBy: 'operator', expiresAt: null, lastUsedAt: null, revokedAt: null },
  })
  await status()
  const { lastUsedAt } = await only('token')
  expect(lastUsedAt).toEqual(registry.clock.now().toISOString())
  expect(JSON.stringify(await rights().list())).not.toContain(matches.token)
})

test('a revoked token opens nothing from the next request on, and the trail has it with its reason', async () => {
  expect(await status()).toBe(200)
  const { id } = await only('token')
  expect(await revoke('token', id)).toBe('matches')
  const refused = await registry.get(matches, 'status')
  expect([refused.statusCode, refused.json().code]).toEqual([401, 'token-revoked'])
  expect(refused.json().message).toBe(
    "This publish token of matches was revoked on 2026-11-21: ask the platform's operator for a new one.",
  )
  expect((await registry.publish(matches)).statusCode).toBe(401)
  expect(await only('token')).toMatchObject({ revokedBy: 'operator', reason })
  const entries = await registry.database.query(
    "select actor, remote, detail from audit.release_entries where action = 'revoke'",
  )
  expect(entries).toEqual([{ actor: 'operator', remote: 'matches', detail: `token:${id}: ${reason}` }])
})

test('an expiring token opens everything to its last moment, then nothing, and says when it expired', async () => {
  const expiring = await granted(new Date(registry.clock.now().getTime() + 60_000))
  registry.clock.advance(59_999)
  expect((await registry.publish(expiring)).statusCode).toBe(201)
  registry.clock.advance(1)
  const refused = await registry.publish(expiring, { version: '1.0.1' })
  expect([refused.statusCode, refused.json().code]).toEqual([401, 'token-expired'])
  expect(refused.json().message).toBe(
    "This publish token of matches expired on 2026-11-21: ask the platform's operator for a new one.",
  )
  expect(await status()).toBe(200)
})

test('a revoked key signs nothing from the next publish on, the token still opens the rest', async () => {
  expect((await registry.publish(matches, { version: '1.0.0' })).statusCode).toBe(201)
  await revoke('key', (await only('key')).id)
  const refused = await registry.publish(matches, { version: '1.0.1' })
  expect([refused.statusCode, refused.json().message]).toEqual([
    403,
    'The release is signed by a key that was revoked on 2026-11-21: sign it with the key of matches (RELEASES_KEY).',
  ])
  expect(await status()).toBe(200)
})

test('a revoked key is not registered again', async () => {
  const [key] = await registry.database.query('select public_key from releases.publish_keys')
  await revoke('key', (await only('key')).id)
  const keys = new PublishKeys(registry.app.get(EntityManager).fork(), registry.clock)
  await expect(keys.register('matches', String(key?.public_key), anOperatorsGrant)).rejects.toThrow(
    'This key of matches was revoked: make a new pair.',
  )
})

test('another token of the same team stays valid', async () => {
  const { id } = await only('token')
  const second = await registry.team('matches')
  await revoke('token', id)
  expect((await registry.get(second, 'status')).statusCode).toBe(200)
})

test('revoking a revoked or unknown token changes nothing', async () => {
  const { id } = await only('token')
  expect(await revoke('token', uuidv7())).toBeNull()
  expect(await Promise.all([revoke('token', id), revoke('token', id)])).toContain(null)
})

test('a team reads its own tokens and keys, and no other team does', async () => {
  await granted(new Date(registry.clock.now().getTime() + 60_000))
  const answer = await registry.get(matches, 'matches/rights')
  const { rights } = teamRightsSchema.parse(answer.json())
  expect(rights.map(({ kind, madeBy }) => [kind, madeBy])).toEqual([
    ['token', 'operator'],
    ['token', 'operator:sara'],
    ['key', 'operator'],
  ])
  expect(answer.body).not.toContain(matches.token)
  const other = await registry.team('chat')
  expect((await registry.get(other, 'matches/rights')).statusCode).toBe(403)
})

test('a team revokes its own token with a reason, once, and no other team does', async () => {
  const { id } = await only('token')
  const other = await registry.team('chat')
  expect((await revokeByTeam(`token:${id}`, { reason }, other)).statusCode).toBe(403)
  expect((await revokeByTeam(`token:${id}`, {})).statusCode).toBe(400)
  expect((await revokeByTeam(`token:${uuidv7()}`)).statusCode).toBe(404)
  const spare = await registry.team('matches')
  const answer = await revokeByTeam(`token:${id}`)
  expect(answer.statusCode).toBe(200)
  expect(teamRightsSchema.parse(answer.json()).rights[0]).toMatchObject({ revokedBy: `token:${id}`, reason })
  expect(await status()).toBe(401)
  expect((await revokeByTeam(`token:${id}`, { reason }, spare)).statusCode).toBe(404)
})

test("a team's token does not revoke what is another team's by its id", async () => {
  await registry.team('chat')
  const theirs = (await rights().list('chat')).find(({ kind }) => kind === 'token')
  expect((await revokeByTeam(`token:${theirs?.id}`)).statusCode).toBe(404)
  expect((await rights().list('chat')).map(({ revokedAt }) => revokedAt)).toEqual([null, null])
})
