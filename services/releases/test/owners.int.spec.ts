import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { releaseHistorySchema, releaseStatusSchema } from '@rafiq/platform-contracts'
import { freePort, type RegisteredMember, UsersProcess } from '@rafiq/testing'
import { RunningRegistry, type Team } from './running-registry.ts'

let registry: RunningRegistry
let users: UsersProcess
let matches: Team
let releaseAdmin: RegisteredMember
let moderator: RegisteredMember

beforeAll(async () => {
  const port = await freePort()
  registry = await RunningRegistry.start(`http://127.0.0.1:${port}`)
  registry.clock.advance(Date.now() - registry.clock.now().getTime())
  users = await UsersProcess.start(registry.database, registry.redis, {}, port)
  ;[releaseAdmin, moderator] = await Promise.all([users.signedIn('releases'), users.signedIn('moderator')])
})

afterAll(async () => {
  await users?.stop()
  await registry?.stop()
})

beforeEach(async () => {
  await registry.empty()
  matches = await registry.team('matches')
  await registry.publish(matches)
})

const owner = { team: 'فريق التوافق', contact: 'matching@example.com' }
const setOwner = (payload: object, team = matches) => registry.send(team, 'PUT', 'owner', payload, 'matches')
const setAs = (who: RegisteredMember, payload: object, remote = 'matches') =>
  registry.app.inject({
    method: 'PUT',
    url: `/api/releases/${remote}/owner`,
    headers: { 'x-session-token': who.token },
    payload,
  })
const ownerNow = async () =>
  releaseStatusSchema.parse((await registry.get(matches, 'status')).json()).remotes[0]?.owner
const entries = async () =>
  releaseHistorySchema
    .parse((await registry.get(matches, 'matches/history')).json())
    .entries.filter(({ action }) => action === 'owner')

test('owner of a remote is nobody until its team says so, and every team sees it', async () => {
  expect(await ownerNow()).toBeNull()
  const answer = await setOwner(owner)
  expect([answer.statusCode, answer.json()]).toEqual([200, owner])
  const chat = await registry.team('chat')
  const { remotes } = releaseStatusSchema.parse((await registry.get(chat, 'status')).json())
  expect(remotes[0]?.owner).toEqual(owner)
})

test('owner stands in the trail by the team’s name, and not twice for the same', async () => {
  await setOwner(owner)
  await setOwner(owner)
  expect(await entries()).toMatchObject([
    { actor: expect.stringMatching(/^token:/), detail: owner.team, version: null },
  ])
})

test('owner is set by who runs releases, which stands in the log of what staff do', async () => {
  await registry.database.query('truncate audit.entries')
  expect((await setAs(releaseAdmin, owner)).statusCode).toBe(200)
  expect(await ownerNow()).toEqual(owner)
  expect(await registry.database.query('select action, details from audit.entries')).toEqual([
    { action: 'release.owner-set', details: { remote: 'matches', team: owner.team } },
  ])
  expect((await setAs(releaseAdmin, owner, 'nobodys')).statusCode).toBe(404)
})

test('owner is not set by another team, by other staff or by nobody', async () => {
  expect((await setOwner(owner, await registry.team('chat'))).statusCode).toBe(403)
  expect((await setAs(moderator, owner)).statusCode).toBe(403)
  const url = '/api/releases/matches/owner'
  expect((await registry.app.inject({ method: 'PUT', url, payload: owner })).statusCode).toBe(401)
  expect(await ownerNow()).toBeNull()
})

test('owner that somebody changed since is not written over', async () => {
  await setOwner(owner)
  const conflict = await setOwner({ team: 'Others', contact: owner.contact, seen: null })
  expect([conflict.statusCode, conflict.json().issues]).toEqual([
    409,
    [{ path: 'team', message: owner.team }],
  ])
  expect((await setOwner({ team: 'Others', contact: owner.contact, seen: owner })).statusCode).toBe(200)
})

describe('an owner', () => {
  test.each([
    ['without a contact', { team: 'Matching' }],
    ['with a contact that is none', { team: 'Matching', contact: 'the third floor' }],
    ['with a script for a contact', { team: 'Matching', contact: 'javascript:alert(1)' }],
    ['without a name', { team: ' ', contact: owner.contact }],
    ['with a name that is too long', { team: 'x'.repeat(81), contact: owner.contact }],
    ['with a name that turns the page', { team: 'a\u202eb', contact: owner.contact }],
  ])('%s is refused', async (_, payload) => {
    expect((await setOwner(payload)).statusCode).toBe(400)
    expect(await ownerNow()).toBeNull()
  })
})
