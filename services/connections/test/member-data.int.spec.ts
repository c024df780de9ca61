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
}, 90_000)
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

describe('an export', () => {
  test('has what all services hold, and names nobody who contacted the member', async () => {
    const { me, other } = await aContact()
    await service.contact(other, me.id)
    const data = await waitUntil('the contact has opened a room', async () => {
      const response = await service.users.export(me)
      const held = memberExportSchema.strict().parse(await response.json())
      return held.chat.rooms.length > 0 ? held : undefined
    })
    expect(data.connections.contacts).toEqual((await service.history(me)).json)
    expect(data.connections.received).toEqual([{ status: 'contacted', contactedAt: expect.any(String) }])
    expect(data.pairs).toEqual([
      { direction: 'made', matchedUserId: other.id, status: 'contacted' },
      { direction: 'received', matchedUserId: null, status: 'contacted' },
    ])
    expect(data.chat).toMatchObject({ rooms: [{ otherUser: { name: 'ريم' } }], messages: [] })
  })

  test('is refused, not shortened, while a service is away, and whole again after it', async () => {
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
    const { me, other } = await aContact()
    await service.contact(other, me.id)
    await service.settle(me, other.id, 'failed')
    await service.users.block(me, other.id)
    await service.users.block(other, me.id)
    expect(await tracesOf(service.database, me.id)).toEqual(
      expect.arrayContaining([
        'chat.blocks.blocked_id',
        'connections.blocks.blocked_id',
        'connections.blocks.blocker_id',
        'connections.connections.user_id',
        'users.blocks.blocker_id',
        'users.pair_connections.matched_id',
      ]),
    )
    await service.users.delete(me)
    await waitUntil('the erasure is confirmed', async () => {
      const { connections, chat, moderation } = await erasures(me)
      return connections && chat && moderation
    })
    expect(await tracesOf(service.database, me.id)).toEqual([
      'chat.members.member_id',
      'connections.members.member_id',
      'moderation.accounts.member_id',
      'users.member_deletions.member_id',
      'users.member_erasures.member_id',
    ])
    // The mail that tells of it waits here for a mail server, which there is none of; it is forgotten once it is sent.
    expect(await tracesOf(service.database, me.email)).toEqual(['users.security_mails.address'])
  })

  test('reaches a service that was away for a while', async () => {
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
