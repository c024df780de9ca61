import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { type MemberDataService, memberDataServices } from '@rafiq/contracts/events'
import { EventBus, Metrics, uuidv7 } from '@rafiq/service-kit'
import { untilReady, waitUntil } from '@rafiq/testing'
import sharp from 'sharp'
import { CheckDeletions } from '../src/deletions/check-deletions.ts'
import { UsersService } from './users-service.ts'

let users: UsersService
let events: EventBus
const announced: string[] = []

beforeAll(async () => {
  users = await UsersService.start()
  events = users.app.get(EventBus)
  await users.database.addConsumer('users', 'member.deleted', 'deletions-spec')
  events.subscribe('member.deleted', 'deletions-spec', async ({ memberId }) => {
    announced.push(memberId)
  })
  await untilReady(events)
})
afterAll(() => users?.stop())

const hour = 3_600_000

async function deleted(overrides: Parameters<UsersService['member']>[0] = {}): Promise<string> {
  const { id, token } = await users.member(overrides)
  expect((await users.call('DELETE', '/api/user/delete', { token })).status).toBe(204)
  return id
}

const words = async (memberId: string) =>
  Object.fromEntries(
    (
      await users.database.query<{ service: string; at: Date | null }>(
        'select service, confirmed_at as at from users.member_erasures where member_id = $1',
        [memberId],
      )
    ).map(({ service, at }) => [service, at]),
  )

/** As another service says it in the transaction in which it erases. */
function confirm(memberId: string, service: MemberDataService = 'connections'): Promise<void> {
  return users.database.publish(service, 'member.erased', { memberId, service })
}

const metric = async () =>
  /member_deletions_unconfirmed\{part="connections"\} (\d+)/.exec(
    await users.app.get(Metrics).registry.metrics(),
  )?.[1]

test('a deletion record waits for the confirmation of every service, and notes when it came; the first one counts', async () => {
  const id = await deleted()
  expect(await words(id)).toMatchObject({ connections: null, chat: null, moderation: null })
  await confirm(id)
  const at = await waitUntil('the word is noted', async () => (await words(id)).connections)
  expect(at).toEqual(users.clock.now())
  users.clock.advance(hour)
  await confirm(id)
  const probe = await deleted()
  await confirm(probe)
  await waitUntil('what came later is noted', async () => (await words(probe)).connections)
  expect((await words(id)).connections).toEqual(at)
})

test('the confirmation for an account that was not deleted here is dropped', async () => {
  const [outsider, probe] = [uuidv7(), await deleted()]
  await confirm(outsider)
  await confirm(probe)
  await waitUntil('what came later is noted', async () => (await words(probe)).connections)
  expect(await words(outsider)).toEqual({})
})

test('the photo is confirmed when its file is gone', async () => {
  const picture = sharp({ create: { width: 40, height: 30, channels: 3, background: '#c8a' } })
  const png = await picture.png().toBuffer()
  const id = await deleted({
    hasApartment: 'have-apartment',
    profilePhoto: {
      filename: 'home.png',
      type: 'image/png',
      size: png.length,
      data: `data:image/png;base64,${png.toString('base64')}`,
    },
  })
  await waitUntil('the file is gone', async () => (await words(id)).photos)
})

test('a deletion that nobody confirms shows after an hour, and is announced again once a day', async () => {
  const watch = users.app.get(CheckDeletions)
  await users.database.query(
    'update users.member_erasures set confirmed_at = now() where confirmed_at is null',
  )
  const id = await deleted()
  const times = () => announced.filter((one) => one === id).length
  await waitUntil('it is announced', () => times() === 1)

  expect(await watch.run()).toBe(0)
  expect(await metric()).toBe('0')
  users.clock.advance(hour + 1)
  expect(await watch.run()).toBe(0)
  expect(await metric()).toBe('1')

  users.clock.advance(24 * hour)
  expect(await watch.run()).toBe(1)
  await waitUntil('it is announced again', () => times() === 2)
  users.clock.advance(hour)
  expect(await watch.run()).toBe(0)

  for (const service of memberDataServices) await confirm(id, service)
  await waitUntil('both words are noted', async () => Object.values(await words(id)).every(Boolean))
  expect(await watch.run()).toBe(0)
  expect(await metric()).toBe('0')
})

test('the session that asked for a deletion is forgotten after a day', async () => {
  const id = await deleted()
  const asked = async () =>
    (
      await users.database.query<{ requested_by: string | null }>(
        'select requested_by from users.member_deletions where member_id = $1',
        [id],
      )
    )[0]?.requested_by
  expect(await asked()).toEqual(expect.any(String))
  users.clock.advance(25 * hour)
  await users.app.get(CheckDeletions).run()
  expect(await asked()).toBeNull()
})
