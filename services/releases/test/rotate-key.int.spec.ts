import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { releaseVersionSchema, rotatedKeySchema, rotationStatement } from '@rafiq/platform-contracts'
import { RunningRegistry, type Team } from './running-registry.ts'

let registry: RunningRegistry
let matches: Team
/** The same team with a key of its own next to it. */
let renewed: Team
let newKey: string

beforeAll(async () => {
  registry = await RunningRegistry.start()
})
afterAll(() => registry?.stop())
beforeEach(async () => {
  await registry.empty()
  matches = await registry.team('matches')
  const { publicKey, privateKey } = generateKeyPairSync('ed25519')
  newKey = publicKey.export({ type: 'spki', format: 'pem' }).toString()
  renewed = { ...matches, key: privateKey }
})

const hour = 60 * 60_000
const signed = (key: KeyObject, publicKey = newKey, remote = 'matches') =>
  sign(null, rotationStatement(remote, publicKey), key).toString('base64')
const rotate = (change: object = {}, team = matches) =>
  registry.send(team, 'POST', 'keys', {
    publicKey: newKey,
    signatures: { old: signed(matches.key), new: signed(renewed.key) },
    ...change,
  })
const signatureOf = async (version: string) =>
  releaseVersionSchema.parse((await registry.get(matches, `matches/versions/${version}`)).json()).signature
const trail = () =>
  registry.database.query('select action, actor, detail from audit.release_entries order by at, id')

test('rotated key signs at once, the old one to the end of the overlap, and what it signed before stays verified', async () => {
  await registry.publish(matches, { version: '1.0.0', headers: { 'x-release-commit': 'c0ffee0' } })
  const { id, replaces, oldExpiresAt } = rotatedKeySchema.parse((await rotate({ overlapHours: 2 })).json())
  expect(oldExpiresAt).toBe(new Date(registry.clock.now().getTime() + 2 * hour).toISOString())

  expect((await registry.publish(renewed, { version: '1.1.0' })).statusCode).toBe(201)
  expect((await registry.publish(matches, { version: '1.2.0' })).statusCode).toBe(201)
  registry.clock.advance(2 * hour)
  const refused = await registry.publish(matches, { version: '1.3.0' })
  expect([refused.statusCode, refused.json().message]).toEqual([
    403,
    'The release is signed by a key that was replaced and ended on 2026-11-21: sign it with the key of matches (RELEASES_KEY).',
  ])
  expect((await registry.publish(renewed, { version: '1.3.0' })).statusCode).toBe(201)

  expect(await signatureOf('1.0.0')).toEqual({ key: replaces, keyState: 'expired', verified: true })
  expect(await signatureOf('1.1.0')).toEqual({ key: id, keyState: 'good', verified: true })
  expect(await trail()).toContainEqual(
    expect.objectContaining({ action: 'rotate', detail: `key:${id} in place of key:${replaces}` }),
  )
})

test('rotation without an overlap ends the old key at once', async () => {
  await rotate({ overlapHours: 0 })
  expect((await registry.publish(matches)).statusCode).toBe(403)
  expect((await registry.publish(renewed)).statusCode).toBe(201)
})

test('signature of a version is of no other bytes, and of no key that was revoked is that said to be good', async () => {
  await registry.publish(matches, { version: '1.0.0' })
  const { key } = (await signatureOf('1.0.0')) ?? {}
  const revoked = { reason: 'The laptop was lost.' }
  await registry.send(matches, 'POST', `rights/key/${key}/revoke`, revoked)
  expect(await signatureOf('1.0.0')).toMatchObject({ keyState: 'revoked', verified: true })
  await registry.database.query("update releases.version_signatures set commit = 'bad0bad'")
  expect(await signatureOf('1.0.0')).toMatchObject({ verified: false })
})

test.each([
  [
    'that the old key did not sign',
    () => ({ signatures: { old: signed(renewed.key), new: signed(renewed.key) } }),
  ],
  [
    'that did not sign for itself',
    () => ({ signatures: { old: signed(matches.key), new: signed(matches.key) } }),
  ],
  [
    'whose signature is for another remote',
    () => ({
      signatures: { old: signed(matches.key, newKey, 'chat'), new: signed(renewed.key, newKey, 'chat') },
    }),
  ],
])('key %s is refused, and the attempt is in the trail', async (_, change) => {
  expect((await rotate(change())).statusCode).toBe(403)
  expect((await registry.publish(renewed)).statusCode).toBe(403)
  expect((await registry.publish(matches)).statusCode).toBe(201)
  expect(await trail()).toContainEqual(expect.objectContaining({ action: 'refuse' }))
})

test('key that is none, that is there already or that another team would bring is refused', async () => {
  expect((await rotate({ publicKey: 'none' })).statusCode).toBe(400)
  expect((await rotate({ overlapHours: 169 })).statusCode).toBe(400)
  const other = await registry.team('chat')
  expect((await registry.send(other, 'POST', 'keys', {}, 'matches')).statusCode).toBe(403)
  expect((await rotate()).statusCode).toBe(201)
  expect((await rotate()).statusCode).toBe(409)
})

test('revoked key brings no other in its place', async () => {
  const { rights } = (await registry.get(matches, 'matches/rights')).json()
  const { id } = rights.find(({ kind }: { kind: string }) => kind === 'key')
  await registry.send(matches, 'POST', `rights/key/${id}/revoke`, { reason: 'The laptop was lost.' })
  expect((await rotate()).statusCode).toBe(403)
})
