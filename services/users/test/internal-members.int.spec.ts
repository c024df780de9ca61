import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { memberChangedSchema } from '@rafiq/contracts/events'
import { EventBus, uuidv7 } from '@rafiq/service-kit'
import { calledBy, untilReady, waitUntil } from '@rafiq/testing'
import { UsersService } from './users-service.ts'

let users: UsersService
const heard: { memberId: string; sessionsValidFrom: string }[] = []

beforeAll(async () => {
  users = await UsersService.start()
  const events = users.app.get(EventBus)
  await users.database.addConsumer('users', 'member.changed', 'sessions-spec')
  events.subscribe('member.changed', 'sessions-spec', async (event) => {
    heard.push(event)
  })
  await untilReady(events)
})
afterAll(() => users?.stop())

const ask = (id: string, headers = calledBy('chat')) =>
  users.app.inject({ method: 'GET', url: `/internal/members/${id}`, headers })

test('internal member read answers what the event carries', async () => {
  const { id } = await users.member({ name: 'سارة' })
  expect(memberChangedSchema.parse((await ask(id)).json())).toMatchObject({ memberId: id, name: 'سارة' })
  expect((await ask(uuidv7())).statusCode).toBe(404)
  expect((await ask(id, { 'x-service-credential': 'a-guess' })).statusCode).toBe(403)
})

test.each([
  [
    'signing out everywhere',
    (token: string) => users.call('POST', '/api/auth/logout?everywhere=true', { token }),
  ],
  [
    'a new password',
    (token: string, currentPassword: string) =>
      users.call('POST', '/api/auth/change-password', {
        token,
        body: { currentPassword, password: 'another-password-2026' },
      }),
  ],
])('%s publishes the time from which sessions count', async (_, end) => {
  const { id, token, password } = await users.member()
  users.clock.advance(1_000)
  const now = users.clock.now().toISOString()
  expect((await end(token, password)).status).toBe(204)
  await waitUntil('it is heard of', () =>
    heard.some(({ memberId, sessionsValidFrom }) => memberId === id && sessionsValidFrom === now),
  )
})
