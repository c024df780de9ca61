import { randomUUID } from 'node:crypto'
import { noSections } from '@rafiq/contracts/chat'
import { type BuiltService, type RegisteredMember, waitUntil } from '@rafiq/testing'
import type { ConnectionsService } from './connections-service.ts'

/** The services beside connections and users. */
export interface Beside {
  chat: BuiltService
  moderation: BuiltService
}

/**
 * Whatever a member can leave behind in any service, by the calls of the product. What takes people of the team, or many who
 * report, is written as moderation writes it.
 */
export async function livedIn(service: ConnectionsService, { chat, moderation }: Beside) {
  const { users, database } = service
  // Ids grow with time: a room is with somebody who joined before, and with somebody who joined after.
  const [earlier, me, other, leaving] = [
    await users.member(),
    await users.member(),
    await users.member(),
    await users.member(),
  ]
  const room = await roomWith(service, me, leaving)
  await users.delete(leaving)
  await waitUntil('the room is gone', async () => {
    const rooms = await database.query('select from chat.removed_rooms where room_id = $1', [room])
    return rooms.length > 0
  })
  await call(users.url, me, 'PUT', '/api/user/habits', { smoking: 'non-smoker', dealBreakers: ['smoking'] })
  await call(users.url, me, 'PUT', `/api/user/match-marks/${other.id}`, { mark: 'saved' })
  await call(users.url, me, 'PATCH', '/api/user/away-notices', { mail: { message: true } })
  await roomWith(service, me, earlier)
  await converse(chat, me, await roomWith(service, me, other))
  await service.contact(other, me.id)
  await waitUntil('the team knows the account', async () => {
    const known = await database.query('select from moderation.accounts where member_id = $1', [me.id])
    return known.length > 0
  })
  await call(moderation.url, me, 'POST', '/api/user/requests', {
    kind: 'access',
    words: 'Everything, please.',
  })
  await reported(service, me, other)
  await service.settle(me, other.id, 'failed')
  await users.block(me, other.id)
  await users.block(other, me.id)
  return me
}

async function roomWith(service: ConnectionsService, me: RegisteredMember, { id }: RegisteredMember) {
  await service.contact(me, id)
  return waitUntil('the contact has opened a room', async () => {
    const [room] = await service.database.query<{ id: string }>(
      'select id from chat.rooms where $1 in (low_id, high_id) and $2 in (low_id, high_id)',
      [me.id, id],
    )
    return room?.id
  })
}

async function converse(chat: BuiltService, me: RegisteredMember, chatRoomId: string): Promise<void> {
  const room = `/api/chat-rooms/${chatRoomId}`
  const message = { chatRoomId, senderId: me.id, content: 'السلام عليكم', clientId: randomUUID() }
  await call(chat.url, me, 'POST', '/api/messages', message)
  const asked = { question: 'quiet-hours', clientId: randomUUID() }
  const { id } = await call(chat.url, me, 'POST', `${room}/question-cards`, asked)
  const answer = { content: 'After eleven', clientId: randomUUID(), replaces: null }
  await call(chat.url, me, 'PUT', `${room}/question-cards/${id}/answer`, answer)
  await call(chat.url, me, 'PUT', `${room}/agreement`, {
    version: 0,
    sections: { ...noSections, rent: 'بالتساوي' },
  })
}

/** A report by the member, one on the member, what was told of it, and a profile under review. */
async function reported({ database }: ConnectionsService, me: RegisteredMember, other: RegisteredMember) {
  const report = `insert into moderation.reports (id, created_at, kind, about_id, subject_id, reporter_id, category, words)
    values (gen_random_uuid(), now(), 'profile', $1, $1, $2, 'harassment', 'x') returning id`
  await database.query(report, [other.id, me.id])
  await database.query(report, [me.id, other.id])
  await database.query(
    `insert into moderation.notices (id, member_id, at, template) values (gen_random_uuid(), $1, now(), 'paused')`,
    [me.id],
  )
  await database.query(
    'insert into moderation.review_holds (member_id, pause_id) values ($1, gen_random_uuid())',
    [me.id],
  )
}

async function call(url: string, { token }: RegisteredMember, method: string, path: string, body: object) {
  const response = await fetch(`${url}${path}`, {
    method,
    headers: { 'content-type': 'application/json', 'x-session-token': token },
    body: JSON.stringify(body),
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${text}`)
  return text === '' ? undefined : JSON.parse(text)
}
