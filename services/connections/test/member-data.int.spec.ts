import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { memberExportSchema } from '@rafiq/contracts/personal-data'
import {
  BuiltService,
  nobody,
  type RegisteredMember,
  serviceEnvironment,
  tracesOf,
  waitUntil,
} from '@rafiq/testing'
import { ConnectionsService } from './connections-service.ts'
import { livedIn } from './lived-in.ts'
import { exportedAs, memberColumns } from './member-tables.ts'

let service: ConnectionsService

let chat: BuiltService
let moderation: BuiltService

beforeAll(async () => {
  service = await ConnectionsService.start({}, async ({ database, redis }) => {
    const env = {
      ...serviceEnvironment('connections', redis),
      USERS_URL: nobody,
      CONNECTIONS_URL: nobody,
    }
    chat = await BuiltService.start('chat', database, env)
    const ofModeration = { ...env, CHAT_URL: chat.url }
    moderation = await BuiltService.start('moderation', database, ofModeration)
    return { CHAT_URL: chat.url, MODERATION_URL: moderation.url }
  })
})
afterAll(async () => {
  await chat?.stop()
  await moderation?.stop()
  await service?.stop()
})

async function aContact() {
  const [me, other] = [await service.users.member(), await service.users.member({ name: 'ريم' })]
  expect((await service.contact(me, other.id)).status).toBe(201)
  return { me, other }
}

/** Who has confirmed the deletion, and who has not. */
async function erasures({ id }: RegisteredMember): Promise<Record<string, boolean>> {
  const rows = await service.database.query<{ service: string; confirmed: boolean }>(
    'select service, confirmed_at is not null as confirmed from users.member_erasures where member_id = $1',
    [id],
  )
  return Object.fromEntries(rows.map(({ service, confirmed }) => [service, confirmed]))
}

/** Ids of whoever decided, answered or wrote for the team: an account without a questionnaire. */
const ofTheTeam = [
  'moderation.member_requests.answered_by',
  'moderation.member_requests.decided_by',
  'moderation.report_notes.author_id',
  'moderation.reports.assignee_id',
  'moderation.reports.decided_by',
]
const ofDeletions = ['users.member_deletions.member_id', 'users.member_erasures.member_id']

const valueAt = (data: object, path: string): unknown =>
  path.split('.').reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], data)

/** Neither missing nor empty. */
const isThere = (value: unknown): boolean => !/^(null|0|\[\])$/.test(JSON.stringify(value) ?? 'null')

describe('an export', () => {
  test('has a place, or a reason not to have one, for each table that may hold a member’s id', async () => {
    const tables = (await memberColumns(service.database)).map(({ table }) => table)
    expect([...new Set([...tables, 'users.members'])].toSorted()).toEqual(Object.keys(exportedAs).toSorted())
  })

  test('has what all services hold, and names nobody who contacted the member', async () => {
    const { me, other } = await aContact()
    await service.contact(other, me.id)
    const data = await waitUntil('the contact has opened a room', async () => {
      const response = await service.users.export(me)
      const held = memberExportSchema.strict().parse(await response.json())
      return held.chat.rooms.length > 0 ? held : undefined
    })
    expect(data.connections.contacts).toEqual((await service.history(me)).json)
    expect(data.connections.received).toEqual([
      { status: 'contacted', contactedAt: expect.any(String), remindedAt: null },
    ])
    expect(data.pairs).toEqual([
      { direction: 'made', matchedUserId: other.id, status: 'contacted' },
      { direction: 'received', matchedUserId: null, status: 'contacted' },
    ])
    expect(data.chat).toMatchObject({ rooms: [{ otherUser: { name: 'ريم' } }], messages: [] })
  })

  test('is refused, not shortened, while a service is unavailable, and whole again after it', async () => {
    const { me } = await aContact()
    await service.down()
    try {
      const refused = await service.users.export(me)
      expect(refused.status).toBe(503)
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
      expect(await refused.json()).toMatchObject({ code: 'unavailable' })
    } finally {
      await service.up()
    }
    expect((await service.users.export(me)).status).toBe(200)
  })
})

describe('a deletion', () => {
  test('leaves no trace in any table but the record of itself, which every service has signed', async () => {
    const me = await livedIn(service, { chat, moderation })
    const columns = await memberColumns(service.database)
    const held = await tracesOf(service.database, me.id)
    const outlives = columns.flatMap(({ place, cascades }) => (cascades ? [] : place))
    // A column that is not filled here would not be seen to be emptied below.
    expect(outlives.filter((place) => !held.includes(place))).toEqual([...ofTheTeam, ...ofDeletions])
    const data = memberExportSchema.parse(await (await service.users.export(me)).json())
    const told = columns.flatMap(({ table, place }) =>
      held.includes(place) ? (exportedAs[table] ?? []) : [],
    )
    const missing = told.filter((path) => typeof path === 'string' && !isThere(valueAt(data, path)))
    expect(missing).toEqual([])
    await service.users.delete(me)
    await waitUntil('the erasure is confirmed', async () => {
      const { connections, chat, moderation } = await erasures(me)
      return connections && chat && moderation
    })
    expect(await tracesOf(service.database, me.id)).toEqual([
      // That a report on a bare id was closed.
      'audit.entries.subject_id',
      'chat.members.member_id',
      'connections.members.member_id',
      'moderation.accounts.member_id',
      'moderation.reports.about_id',
      'moderation.reports.subject_id',
      ...ofDeletions,
    ])
    // The mail that tells of it waits here for a mail server, which there is none of; it is forgotten once it is sent.
    expect(await tracesOf(service.database, me.email)).toEqual(['users.security_mails.address'])
  })

  test('reaches a service that was down for a while', async () => {
    const { me } = await aContact()
    await service.down()
    await service.users.delete(me)
    expect(await erasures(me)).toMatchObject({ connections: false })
    expect(await tracesOf(service.database, me.id)).toContain('connections.connections.user_id')
    await service.up()
    await waitUntil('the erasure is confirmed', async () => (await erasures(me)).connections === true)
    expect(await tracesOf(service.database, me.id)).not.toContain('connections.connections.user_id')
  })
})
