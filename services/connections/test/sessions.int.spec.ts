import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { type RegisteredMember, waitUntil } from '@rafiq/testing'
import { ConnectionsService } from './connections-service.ts'

let service: ConnectionsService

beforeAll(async () => {
  service = await ConnectionsService.start()
})
afterAll(() => service?.stop())

const status = async (member: RegisteredMember) => (await service.limit(member)).status

/** Everything that Redis holds for this test, as a backup has it. */
async function backup(): Promise<() => Promise<void>> {
  const { client, prefix } = service.redis
  const kept: [string, Buffer][] = []
  for (const key of await client.keys(`${prefix}session*`)) {
    const value = await client.dumpBuffer(key)
    if (value) kept.push([key, value])
  }
  return async () => {
    for (const [key, value] of kept) await client.restore(key, 0, value, 'REPLACE')
  }
}

const validFrom = async ({ id }: RegisteredMember): Promise<number> => {
  const [row] = await service.database.query<{ at: Date | null }>(
    'select sessions_valid_from as at from connections.members where member_id = $1',
    [id],
  )
  return row?.at?.getTime() ?? 0
}

/** Does something that ends sessions, waits until this service has heard of it, and brings the older Redis back. */
async function revive(member: RegisteredMember, end: () => Promise<void>): Promise<void> {
  const restore = await backup()
  const before = await validFrom(member)
  await end()
  await waitUntil('it is heard of', async () => (await validFrom(member)) !== before)
  await restore()
}

/** Whose registration has been heard of and is lost; no other event of theirs is on its way, which would make them known again. */
async function unknownMember(): Promise<RegisteredMember> {
  const me = await service.users.signedIn('user')
  await waitUntil('the event is here', async () => (await validFrom(me)) > 0)
  await service.database.query('delete from connections.members where member_id = $1', [me.id])
  return me
}

test('signing out everywhere stays done when an older Redis comes back', async () => {
  const me = await service.users.member()
  expect(await status(me)).toBe(200)
  await revive(me, () => service.users.signOutEverywhere(me))
  expect(await status(me)).toBe(401)
  expect(await status(await service.users.signInAgain(me))).toBe(200)
})

test('a new password ends the other sessions for good, and keeps the one that set it', async () => {
  const stolen = await service.users.member()
  const me = await service.users.signInAgain(stolen)
  expect([await status(stolen), await status(me)]).toEqual([200, 200])
  await revive(me, () => service.users.changePassword(me, 'another-password-2026'))
  expect(await status(stolen)).toBe(401)
  // Its confirmation is lost with the newer Redis: signing in again is all it costs.
  expect(await status(await service.users.signInAgain(me, 'another-password-2026'))).toBe(200)
})

test('sessions of a deleted account stay ended', async () => {
  const me = await service.users.member()
  expect(await status(me)).toBe(200)
  await revive(me, () => service.users.delete(me))
  expect(await status(me)).toBe(401)
})

test('an unknown member is read from the users service and stored', async () => {
  const me = await unknownMember()
  expect(await status(me)).toBe(200)
  expect(await validFrom(me)).toBeGreaterThan(0)
})

test('session that cannot be checked is answered with 503, not 401', async () => {
  const me = await unknownMember()
  await service.line.unplug()
  try {
    expect(await service.limit(me)).toMatchObject({ status: 503, json: { code: 'unavailable' } })
  } finally {
    await service.line.plugIn()
  }
  expect(await status(me)).toBe(200)
})
