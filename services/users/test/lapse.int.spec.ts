import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { EventBus } from '@rafiq/service-kit'
import { aRegistration, untilReady, waitUntil } from '@rafiq/testing'
import { EraseUnverified } from '../src/deletions/erase-unverified.ts'
import { UsersService } from './users-service.ts'

let users: UsersService
const deleted: string[] = []

beforeAll(async () => {
  users = await UsersService.start()
  const events = users.app.get(EventBus)
  await users.database.addConsumer('users', 'member.deleted', 'spec')
  events.subscribe('member.deleted', 'spec', async ({ memberId }) => {
    deleted.push(memberId)
  })
  await untilReady(events)
})
afterAll(() => users?.stop())

test('an account that nobody confirmed lapses after seven days, a confirmed one stays', async () => {
  const confirmed = await users.member()
  const { json } = await users.register(aRegistration().build())
  const lapse = users.app.get(EraseUnverified, { strict: false })
  users.clock.advance(7 * 86_400_000)
  expect(await lapse.run()).toBe(0)
  users.clock.advance(1)
  expect(await lapse.run()).toBe(1)
  await waitUntil('other services learn of it', () => deleted.includes(json.user.id))
  expect(await users.database.query('select id from users.members')).toEqual([{ id: confirmed.id }])
  expect(await users.database.query('select reason from users.member_deletions')).toEqual([
    { reason: 'lapsed' },
  ])
})
