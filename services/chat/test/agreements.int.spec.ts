import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { limits } from '@rafiq/contracts'
import { agreementSchema, noSections } from '@rafiq/contracts/chat'
import { memberDataSchemas } from '@rafiq/contracts/personal-data'
import { calledBy, tracesOf, waitUntil } from '@rafiq/testing'
import { agreementCalls } from './agreement-calls.ts'
import { blocked, gone, lifted } from './blocking.ts'
import { ChatService, received } from './chat-service.ts'

let chat: ChatService

beforeAll(async () => {
  chat = await ChatService.start(2)
})
afterAll(() => chat?.stop())

const { read, save, approve, stored, agreed } = agreementCalls(() => chat)

const changed = { status: 409, json: { code: 'agreement-changed' } }

describe('an agreement', () => {
  test('is version 0 without a text until one of the two saves, and then tells the sockets of both', async () => {
    const { one, two, room } = await chat.pair()
    expect((await read(two, room)).json).toMatchObject({
      chatRoomId: room,
      otherUser: { id: one.id },
      version: 0,
      sections: noSections,
      savedById: null,
      lastAgreed: null,
    })
    const sockets = [await chat.connect(one), await chat.connect(two), await chat.connect(two, 1)]
    const told = sockets.map((socket) => received(socket, 'agreement:changed'))
    const { status, json } = await save(one, room, 0, { rent: ' بالتساوي ' })
    expect(status).toBe(200)
    expect(agreementSchema.strict().parse(json)).toMatchObject({
      otherUser: { id: two.id },
      version: 1,
      sections: { ...noSections, rent: 'بالتساوي' },
      savedById: one.id,
      ownApprovedAt: null,
      otherApprovedAt: null,
    })
    await waitUntil('all are told', () => told.every(({ length }) => length > 0))
    expect(told.map(([first]) => first)).toEqual(told.map(() => ({ chatRoomId: room })))
    expect((await read(two, room)).json.sections.rent).toBe('بالتساوي')
  })

  test('is made from its newest version only: whoever read an older one changes nothing', async () => {
    const { one, two, room } = await chat.pair()
    await save(one, room, 0, { rent: 'A' })
    expect(await save(two, room, 0, { rent: 'B' })).toMatchObject(changed)
    expect((await read(two, room)).json).toMatchObject({ version: 1, sections: { rent: 'A' } })
    expect((await save(two, room, 1, { rent: 'A', bills: 'B' })).json).toMatchObject({ version: 2 })
  })

  test('saved by both at the same instant, on two replicas, is one version and one conflict', async () => {
    const { one, two, room } = await chat.pair()
    const answers = await Promise.all([
      save(one, room, 0, { rent: 'A' }),
      save(two, room, 0, { rent: 'B' }, 1),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const won = answers.find(({ status }) => status === 200)?.json
    expect((await read(one, room)).json).toMatchObject({ version: 1, sections: won.sections })
  })

  test('saved again, as after a lost answer, is the same version and keeps its approvals', async () => {
    const { one, two, room } = await chat.pair()
    const saves = await Promise.all([save(one, room, 0, { rent: 'A' }), save(one, room, 0, { rent: 'A' }, 1)])
    expect(saves.map(({ status, json }) => [status, json.version])).toEqual([
      [200, 1],
      [200, 1],
    ])
    await approve(two, room, 1)
    expect((await save(one, room, 1, { rent: 'A' })).json).toMatchObject({ version: 1 })
    expect((await read(one, room)).json.otherApprovedAt).not.toBeNull()
  })

  test.each<[string, object]>([
    ['a section that is too long', { rent: 'م'.repeat(limits.agreement.section + 1) }],
    ['a section with NUL', { rent: 'a\0b' }],
    ['a section that is no text', { rent: 1 }],
    ['a section that is missing', { rent: undefined }],
  ])('with %s is refused', async (_, sections) => {
    const { one, room } = await chat.pair()
    expect(await save(one, room, 0, sections)).toMatchObject({ status: 400, json: { code: 'malformed' } })
  })

  test('may be as long as each of its sections may', async () => {
    const { one, room } = await chat.pair()
    const full = Object.fromEntries(
      Object.keys(noSections).map((topic) => [topic, 'م'.repeat(limits.agreement.section)]),
    )
    expect((await save(one, room, 0, full)).status).toBe(200)
  })
})

describe('approving', () => {
  test('shows to the other at once, and both make it agreed', async () => {
    const { one, two, room } = await chat.pair()
    await save(one, room, 0, { rent: 'A' })
    const told = received(await chat.connect(two, 1), 'agreement:changed')
    expect((await approve(one, room, 1)).json).toMatchObject({
      ownApprovedAt: expect.any(String),
      otherApprovedAt: null,
    })
    await waitUntil('the other is told', () => told.length > 0)
    expect((await read(two, room)).json).toMatchObject({
      ownApprovedAt: null,
      otherApprovedAt: expect.any(String),
    })
    await approve(two, room, 1)
    for (const member of [one, two]) {
      expect((await read(member, room)).json).toMatchObject({
        ownApprovedAt: expect.any(String),
        otherApprovedAt: expect.any(String),
        lastAgreed: null,
      })
    }
  })

  test('is given once, by both at the same instant too, and keeps its moment', async () => {
    const { one, two, room } = await chat.pair()
    await save(one, room, 0, { rent: 'A' })
    const first = await Promise.all([approve(one, room, 1), approve(two, room, 1, true, 1)])
    expect(first.map(({ status }) => status)).toEqual([200, 200])
    const { ownApprovedAt } = (await read(one, room)).json
    expect((await approve(one, room, 1)).json.ownApprovedAt).toBe(ownApprovedAt)
  })

  test('is taken back until the other has approved too, not after', async () => {
    const { one, two, room } = await chat.pair()
    await save(one, room, 0, { rent: 'A' })
    await approve(one, room, 1)
    expect((await approve(one, room, 1, false)).json).toMatchObject({ ownApprovedAt: null })
    await approve(one, room, 1)
    await approve(two, room, 1)
    expect(await approve(one, room, 1, false)).toMatchObject({
      status: 409,
      json: { code: 'agreement-made' },
    })
  })

  test('is of the version that was read: a change takes both back, and the agreed version stays to be read', async () => {
    const { one, two, room } = await agreed()
    expect((await save(two, room, 1, { rent: 'By room' })).json).toMatchObject({
      version: 2,
      ownApprovedAt: null,
      otherApprovedAt: null,
      lastAgreed: { version: 1, sections: { rent: 'بالتساوي' } },
    })
    expect(await approve(one, room, 1)).toMatchObject(changed)
    await save(one, room, 2, { rent: 'By size' })
    expect((await read(one, room)).json).toMatchObject({ version: 3, lastAgreed: { version: 1 } })
    expect(await stored(room)).toEqual([{ version: 1 }, { version: 3 }])
    await approve(one, room, 3)
    await approve(two, room, 3)
    expect((await read(one, room)).json.lastAgreed).toBeNull()
    expect(await stored(room)).toEqual([{ version: 3 }])
  })

  test('beside a save is of the old version or a conflict, never of the new text', async () => {
    const { one, two, room } = await chat.pair()
    await save(one, room, 0, { rent: 'A' })
    const [saved, approved] = await Promise.all([
      save(one, room, 1, { rent: 'B' }),
      approve(two, room, 1, true, 1),
    ])
    expect(saved.status).toBe(200)
    expect([200, 409]).toContain(approved.status)
    expect((await read(two, room)).json).toMatchObject({ version: 2, ownApprovedAt: null, lastAgreed: null })
  })

  test.each<[string, object]>([
    ['no version', { approved: true }],
    ['version 0', { version: 0, approved: true }],
    ['no word', { version: 1 }],
  ])('with %s is refused', async (_, body) => {
    const { one, room } = await chat.pair()
    const { token } = one
    expect(
      await chat.call('PUT', `/api/chat-rooms/${room}/agreement/approval`, { token, body }),
    ).toMatchObject({
      status: 400,
      json: { code: 'malformed' },
    })
  })

  test('of nothing is refused', async () => {
    const { one, room } = await chat.pair()
    expect(await approve(one, room, 1)).toMatchObject(changed)
    await save(one, room, 0, { rent: 'A' })
    await save(one, room, 1, {})
    expect(await approve(one, room, 2)).toMatchObject({ status: 422, json: { code: 'agreement-empty' } })
  })
})

describe('access to it', () => {
  test('an agreement of others does not exist, and without a session nothing does', async () => {
    const { one, room } = await agreed()
    const { one: outsider } = await chat.pair()
    const nobody = { id: one.id, token: 'x' }
    expect(await read(outsider, room)).toMatchObject(gone)
    expect(await save(outsider, room, 1, { rent: 'X' })).toMatchObject(gone)
    expect(await approve(outsider, room, 1)).toMatchObject(gone)
    for (const call of [read(nobody, room), save(nobody, room, 1, {}), approve(nobody, room, 1)]) {
      expect((await call).status).toBe(401)
    }
    expect((await read(one, room)).json).toMatchObject({ version: 1, sections: { rent: 'بالتساوي' } })
  })

  test('a paused member reads, and neither saves nor approves; what was stored before is answered', async () => {
    const { one, two, room } = await chat.pair()
    await save(one, room, 0, { rent: 'A' })
    await chat.learn({ memberId: one.id, version: 2, isActive: false })
    const paused = { status: 403, json: { code: 'account-paused' } }
    expect(await save(one, room, 1, { rent: 'B' })).toMatchObject(paused)
    expect(await approve(one, room, 1)).toMatchObject(paused)
    expect((await save(one, room, 0, { rent: 'A' })).status).toBe(200)
    expect((await read(one, room)).status).toBe(200)
    expect((await approve(two, room, 1)).status).toBe(200)
  })

  test('a block hides the agreement for both on every replica, a lifted one brings it back', async () => {
    const { one, two, room } = await agreed()
    await chat.block(one, two, blocked())
    for (const member of [one, two]) {
      expect(await read(member, room)).toMatchObject(gone)
      expect(await save(member, room, 1, { rent: 'X' }, 1)).toMatchObject(gone)
      expect(await approve(member, room, 1, true, 1)).toMatchObject(gone)
    }
    await chat.block(one, two, lifted())
    expect((await read(two, room)).json).toMatchObject({ version: 1, sections: { rent: 'بالتساوي' } })
  })

  test('neither a search nor a report of a message holds anything of it', async () => {
    const { one, two, room } = await agreed()
    const { json } = await chat.post(one, room, 'رسالة')
    const evidence = await chat.call('GET', `/internal/messages/${json.id}/reportable?reporterId=${two.id}`, {
      headers: calledBy('moderation'),
    })
    const found = await chat.history(two, room, `?search=${encodeURIComponent('بالتساوي')}`)
    expect(evidence.status).toBe(200)
    expect(JSON.stringify([evidence.json, found])).not.toContain('بالتساوي')
  })
})

describe('data of a member', () => {
  test('the export has the newest version and the last agreed one, with the own approval', async () => {
    const { one, two, room } = await agreed()
    await save(two, room, 1, { rent: 'By room' })
    const { json } = await chat.call('GET', `/internal/members/${one.id}/export`, {
      headers: calledBy('users'),
    })
    expect(memberDataSchemas.chat.parse(json)).toEqual(json)
    expect(json.agreements).toMatchObject([
      { chatRoomId: room, version: 1, savedByYou: true, approvedAt: expect.any(String) },
      { chatRoomId: room, version: 2, savedByYou: false, sections: { rent: 'By room' }, approvedAt: null },
    ])
  })

  test('a deleted account takes the agreement with it, also while the other saves', async () => {
    const { one, two, room } = await agreed()
    await chat.database.publish('users', 'member.deleted', { memberId: one.id, version: 9 })
    // Each is stored before the deletion, which then takes it too, or finds the room gone.
    let version = 1
    await waitUntil('the other is told that it is gone', async () => {
      const { status } = await save(two, room, version, { rent: `Version ${version + 1}` })
      if (status === 200) version += 1
      return status === 404
    })
    expect(await approve(two, room, version)).toMatchObject(gone)
    expect(await read(two, room)).toMatchObject(gone)
    expect(await stored(room)).toEqual([])
    expect((await tracesOf(chat.database, one.id)).filter((trace) => trace.startsWith('chat.'))).toEqual([
      'chat.members.member_id',
    ])
  })
})
