import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { ObjectStorage, uuidv7 } from '@rafiq/service-kit'
import { waitUntil } from '@rafiq/testing'
import { CheckDeletions } from '../src/deletions/check-deletions.ts'
import { DeletionLedger } from '../src/deletions/deletion-ledger.ts'
import { ReplayDeletions } from '../src/deletions/replay-deletions.ts'
import { UsersService } from './users-service.ts'

let users: UsersService

beforeAll(async () => {
  users = await UsersService.start()
})
afterAll(() => users?.stop())

const day = 86_400_000
const replay = () => users.app.get(ReplayDeletions).replay()

/** Deletes the own account, and waits until the ledger has it. */
async function deleted(token: string, memberId: string): Promise<void> {
  expect((await users.call('DELETE', '/api/user/delete', { token })).status).toBe(204)
  await waitUntil('the ledger has it', async () => {
    const [row] = await users.database.query<{ at: Date | null }>(
      "select confirmed_at as at from users.member_erasures where member_id = $1 and service = 'ledger'",
      [memberId],
    )
    return row?.at
  })
}

const count = async (table: string, memberId: string, column = 'id') =>
  (await users.database.query(`select from users.${table} where ${column} = $1`, [memberId])).length

/** What a restore to a moment before a deletion brings back. */
async function keepRow(memberId: string): Promise<() => Promise<void>> {
  const [row] = await users.database.query<{ row: unknown }>(
    'select to_jsonb(members) as row from users.members where id = $1',
    [memberId],
  )
  return async () => {
    await users.database.query(
      'insert into users.members select * from jsonb_populate_record(null::users.members, $1)',
      [JSON.stringify(row?.row)],
    )
    await users.database.query('delete from users.member_deletions where member_id = $1', [memberId])
  }
}

test('the ledger names who was deleted, when and why, in a file without content about them', async () => {
  const { id, token } = await users.member()
  await deleted(token, id)
  const at = users.clock.now()
  expect(await users.app.get(DeletionLedger).entries()).toContainEqual({
    memberId: id,
    deletedAt: at,
    reason: 'member',
  })
  const folder = join(users.storage, 'deletions', at.toISOString().slice(0, 10))
  expect(await readdir(folder)).toContain(`${id}.${at.getTime()}.member`)
})

test('a member whom a restore has brought back is deleted again, with every session', async () => {
  const { id, token } = await users.member()
  const bringBack = await keepRow(id)
  await deleted(token, id)
  await bringBack()
  expect(await count('members', id)).toBe(1)

  expect(await replay()).toMatchObject({ erased: 1, deleted: expect.arrayContaining([id]) })
  expect(await count('members', id)).toBe(0)
  expect(await count('member_deletions', id, 'member_id')).toBe(1)
  expect((await users.call('GET', '/api/user/profile', { token })).status).toBe(401)
  expect(await replay()).toMatchObject({ erased: 0 })
})

test('the last admin is deleted again, too: somebody else was one at that time', async () => {
  const admin = await users.member()
  await users.database.query("update users.members set role = 'admin' where id = $1", [admin.id])
  const bringBack = await keepRow(admin.id)
  await users.database.query("update users.members set role = 'user' where id = $1", [admin.id])
  await deleted(admin.token, admin.id)
  await bringBack()
  expect(await replay()).toMatchObject({ erased: 1 })
  expect(await count('members', admin.id)).toBe(0)
})

test('a replay has every service confirm a deletion anew, since its database may come from another moment', async () => {
  const { id, token } = await users.member()
  await deleted(token, id)
  await users.database.query('update users.member_erasures set confirmed_at = now() where member_id = $1', [
    id,
  ])
  await replay()
  const open = await users.database.query<{ service: string }>(
    'select service from users.member_erasures where member_id = $1 and confirmed_at is null order by 1',
    [id],
  )
  expect(open.map(({ service }) => service)).toEqual(['chat', 'connections', 'moderation'])
})

test('a replay leaves members alone whom the ledger does not name, and removes photos of nobody', async () => {
  const { id } = await users.member()
  const orphan = uuidv7()
  await users.app.get(ObjectStorage, { strict: false }).put(`photos/${orphan}`, Buffer.from('webp'))
  expect(await replay()).toMatchObject({ erased: 0, photos: 1 })
  expect(await count('members', id)).toBe(1)
  expect(await readdir(join(users.storage, 'photos'))).not.toContain(orphan)
})

test('the ledger forgets a deletion after 90 days, when no backup knows the member any more', async () => {
  const { id, token } = await users.member()
  await deleted(token, id)
  const ids = async () => (await users.app.get(DeletionLedger).entries()).map(({ memberId }) => memberId)
  users.clock.advance(89 * day)
  await users.app.get(CheckDeletions).run()
  expect(await ids()).toContain(id)
  users.clock.advance(2 * day)
  await users.app.get(CheckDeletions).run()
  expect(await ids()).not.toContain(id)
})
