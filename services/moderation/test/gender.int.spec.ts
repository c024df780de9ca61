import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { uuidv7 } from '@rafiq/service-kit'
import { type RegisteredMember, waitUntil } from '@rafiq/testing'
import { ModerationService } from './moderation-service.ts'
import { appealOf, requestCalls } from './request-calls.ts'

let service: ModerationService
let moderator: RegisteredMember
let admin: RegisteredMember

beforeAll(async () => {
  service = await ModerationService.start()
  moderator = await service.others.staff('moderator')
  admin = await service.others.staff('admin')
})
afterAll(() => service?.stop())

const correct = (id: string, body: object, { token } = moderator) =>
  service.call('PUT', `users/${id}/gender`, { token, body })
const detail = async (id: string) =>
  (await service.call('GET', `users/${id}`, { token: moderator.token })).json
const notices = async ({ token }: RegisteredMember) =>
  (await service.call('GET', '/api/user/notices', { token })).json
const { made, read, answer } = requestCalls(() => service)
const toMale = { gender: 'male', reason: 'requested' }

/** Of the connections or the chat service. */
const ask = async (url: string, { token }: RegisteredMember, body?: object) => {
  const response = await fetch(url, {
    method: body ? 'POST' : 'GET',
    headers: { 'content-type': 'application/json', 'x-session-token': token },
    ...(body && { body: JSON.stringify(body) }),
  })
  return { status: response.status, json: (await response.json()) as unknown[] }
}

describe('a gender corrected by a moderator', () => {
  test('is in the profile, in the history of the account and in a notice, once', async () => {
    const member = await service.others.member({ gender: 'female' })
    expect(await correct(member.id, toMale)).toMatchObject({ status: 200, json: { id: member.id } })
    expect((await correct(member.id, toMale)).status).toBe(200)
    const { card, history } = await detail(member.id)
    expect(card.gender).toBe('male')
    const corrections = history.filter(({ action }: { action: string }) => /gender/.test(action))
    expect(corrections).toMatchObject([{ actor: { id: moderator.id }, details: { reason: 'requested' } }])
    expect(await notices(member)).toMatchObject([{ template: 'gender-corrected', words: null }])
  })

  test('hides contacts and the room across it from both, at once', async () => {
    const { connections, chat } = service.others
    const [member, other] = [
      await service.others.member({ gender: 'female' }),
      await service.others.member({ gender: 'female' }),
    ]
    const contact = { userId: member.id, matchedUserId: other.id, status: 'contacted' }
    expect((await ask(`${connections.url}/api/whatsapp-connections`, member, contact)).status).toBe(201)
    const rooms = async (of: RegisteredMember) =>
      (await ask(`${chat.url}/api/users/${of.id}/chat-rooms`, of)).json
    await waitUntil('the room is open', async () => (await rooms(other)).length === 1)
    await correct(member.id, toMale)
    expect([await rooms(member), await rooms(other)]).toEqual([[], []])
    expect((await ask(`${connections.url}/api/users/connections`, member)).json).toEqual([])
  })
})

test('an appeal against a corrected gender is answered by somebody else than who corrected it, whatever came after', async () => {
  const member = await service.others.member()
  await correct(member.id, { gender: 'male', reason: 'other' })
  await correct(member.id, { gender: 'female', reason: 'other' }, admin)
  const [, first] = await notices(member)
  const id = await made(member, appealOf({ kind: 'notice', noticeId: first.id }))
  expect((await read(moderator, id)).json).toMatchObject({
    decidedBy: { id: moderator.id },
    mayAnswer: false,
  })
  expect((await answer(moderator, id)).json).toMatchObject({ code: 'own-decision' })
  expect((await answer(admin, id)).status).toBe(200)
})

describe('correcting a gender', () => {
  test('is for staff, on others, and not for a moderator on an admin', async () => {
    const member = await service.others.member()
    expect((await correct(member.id, toMale, member)).status).toBe(403)
    expect((await correct(moderator.id, toMale)).status).toBe(403)
    expect((await correct(admin.id, toMale)).status).toBe(403)
    expect((await correct(uuidv7(), toMale)).status).toBe(404)
    expect((await service.call('PUT', `users/${member.id}/gender`, { body: toMale })).status).toBe(401)
    expect(await notices(member)).toEqual([])
  })

  test.each([
    {},
    { gender: 'male' },
    { gender: 'none', reason: 'requested' },
    { gender: 'male', reason: 'fraud' },
  ])('with %j is 400', async (body) => {
    const member = await service.others.member()
    expect(await correct(member.id, body)).toMatchObject({ status: 400, json: { code: 'malformed' } })
  })
})
