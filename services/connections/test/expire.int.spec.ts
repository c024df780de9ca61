import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals'
import { connectionsSchema, matchLimitSchema } from '@rafiq/contracts/connections'
import type { EventData } from '@rafiq/contracts/events'
import { WorkContext } from '@rafiq/service-kit'
import { type RegisteredMember, waitUntil } from '@rafiq/testing'
import { ExpireContacts } from '../src/connections/expire-contacts.ts'
import { RecordReplies } from '../src/connections/record-replies.ts'
import { ConnectionsService } from './connections-service.ts'

let service: ConnectionsService
let started: number

beforeAll(async () => {
  service = await ConnectionsService.start()
  started = service.clock.now().getTime()
})
afterAll(() => service?.stop())
// Sessions, too, go by the time: each test begins where the first began.
afterEach(() => service.clock.advance(started - service.clock.now().getTime()))

const twoWeeks = 14 * 86_400_000
const member = () => service.users.member()
const expire = () => service.app.get(WorkContext).run(() => service.app.get(ExpireContacts).run())
const history = async (me: RegisteredMember) => connectionsSchema.parse((await service.history(me)).json)
const statuses = async (me: RegisteredMember) => (await history(me)).map(({ status }) => status)
const shared = async (me: RegisteredMember) =>
  matchLimitSchema.parse((await service.limit(me)).json).matchesShared

/** Somebody who has contacted so many others. */
async function whoContacted(count: number) {
  const me = await member()
  const others = await Promise.all(Array.from({ length: count }, member))
  for (const { id } of others) expect((await service.contact(me, id)).status).toBe(201)
  return { me, others }
}

test('a contact that nobody answers for 14 days frees its place at that moment, and not before', async () => {
  const { me } = await whoContacted(6)
  const [seventh, eighth] = [await member(), await member()]
  service.clock.advance(twoWeeks - 1_000)
  expect((await service.contact(me, seventh.id)).status).toBe(422)
  expect([await shared(me), new Set(await statuses(me))]).toEqual([6, new Set(['contacted'])])
  service.clock.advance(1_000)
  expect([await shared(me), new Set(await statuses(me))]).toEqual([0, new Set(['expired'])])
  const answers = await Promise.all([service.contact(me, seventh.id), service.contact(me, eighth.id)])
  expect(answers.map(({ status }) => status)).toEqual([201, 201])
  expect(await shared(me)).toBe(2)
})

test('an expired contact is told to the matches, once', async () => {
  const { me, others } = await whoContacted(1)
  service.clock.advance(twoWeeks)
  await Promise.all([expire(), expire()])
  const [row] = await service.database.query(
    'select status, version, responded_at from connections.connections where user_id = $1',
    [me.id],
  )
  expect(row).toEqual({ status: 'expired', version: 2, responded_at: null })
  await waitUntil('the card says so', async () =>
    (await service.users.matches(me)).some(
      ({ id, connectionStatus }) => id === others[0]?.id && connectionStatus === 'expired',
    ),
  )
})

test.each(['connected', 'failed'])('an expired contact can still be told to be %s', async (outcome) => {
  const { me, others } = await whoContacted(1)
  const other = others[0]?.id ?? ''
  service.clock.advance(twoWeeks)
  await expire()
  expect((await service.contact(me, other)).status).toBe(409)
  expect(await service.settle(me, other, outcome)).toMatchObject({ status: 200, json: { status: outcome } })
  await expire()
  expect(await statuses(me)).toEqual([outcome])
})

const hears = (writings: EventData<'member.wrote'>['writings']) =>
  service.app.get(WorkContext).run(() => service.app.get(RecordReplies).onMessages({ writings }))
const writesTo = (writer: RegisteredMember, other: RegisteredMember) =>
  hears([{ memberId: writer.id, otherId: other.id }])

describe('a message of who was contacted', () => {
  test('answers this contact and no other, also where many messages are told of at once', async () => {
    const { me, others } = await whoContacted(3)
    const [, silent] = others
    const writers = others.filter((other) => other !== silent)
    await hears([
      ...writers.map(({ id }) => ({ memberId: id, otherId: me.id })),
      { memberId: me.id, otherId: silent?.id ?? '' },
    ])
    const answered = (await history(me)).filter(({ answeredAt }) => answeredAt !== null)
    expect(answered.map(({ matchedUserId }) => matchedUserId).sort()).toEqual(
      writers.map(({ id }) => id).sort(),
    )
  })

  test('keeps the contact from expiring, and its place taken, however often it comes', async () => {
    const { me, others } = await whoContacted(2)
    const [writer] = others
    if (!writer) throw new Error('There is nobody.')
    service.clock.advance(1_000)
    for (const _ of [1, 2]) await writesTo(writer, me)
    const answeredAt = service.clock.now().toISOString()
    service.clock.advance(twoWeeks)
    await writesTo(writer, me)
    await expire()
    expect((await history(me)).find(({ matchedUserId }) => matchedUserId === writer.id)).toMatchObject({
      status: 'contacted',
      answeredAt,
      expiresAt: null,
    })
    expect((await statuses(me)).sort()).toEqual(['contacted', 'expired'])
    expect(await shared(me)).toBe(1)
  })

  test('reopens an expired contact, also on the card', async () => {
    const { me, others } = await whoContacted(1)
    const [writer] = others
    if (!writer) throw new Error('There is nobody.')
    service.clock.advance(twoWeeks)
    await expire()
    await writesTo(writer, me)
    expect([await statuses(me), await shared(me)]).toEqual([['contacted'], 1])
    await waitUntil('the card says so', async () =>
      (await service.users.matches(me)).some(
        ({ id, connectionStatus }) => id === writer.id && connectionStatus === 'contacted',
      ),
    )
    service.clock.advance(twoWeeks)
    await expire()
    expect(await statuses(me)).toEqual(['contacted'])
  })

  test('at the moment of the expiry keeps the contact open', async () => {
    const { me, others } = await whoContacted(4)
    service.clock.advance(twoWeeks)
    await Promise.all([expire(), ...others.map((other) => writesTo(other, me)), expire()])
    expect(await statuses(me)).toEqual(Array(4).fill('contacted'))
  })

  test('at the moment of their decline leaves the contact declined', async () => {
    const { me, others } = await whoContacted(3)
    const declines = others.map((other) => service.decline(other, me.id))
    await Promise.all([...declines, ...others.map((other) => writesTo(other, me))])
    expect(await statuses(me)).toEqual(Array(3).fill('declined'))
    expect(await shared(me)).toBe(0)
  })

  test('by who made the contact is no answer', async () => {
    const { me, others } = await whoContacted(1)
    const [other] = others
    if (!other) throw new Error('There is nobody.')
    await writesTo(me, other)
    service.clock.advance(twoWeeks)
    expect(await statuses(me)).toEqual(['expired'])
  })

  test('changes no outcome', async () => {
    const { me, others } = await whoContacted(1)
    const [other] = others
    if (!other) throw new Error('There is nobody.')
    await service.settle(me, other.id, 'failed')
    await writesTo(other, me)
    expect(await history(me)).toMatchObject([{ status: 'failed', answeredAt: null }])
  })
})

test('a contact of the other is an answer too, also after the expiry', async () => {
  const { me, others } = await whoContacted(1)
  const [other] = others
  if (!other) throw new Error('There is nobody.')
  service.clock.advance(twoWeeks)
  await expire()
  expect((await service.contact(other, me.id)).status).toBe(201)
  expect(await history(me)).toMatchObject([
    { status: 'contacted', answeredAt: service.clock.now().toISOString() },
  ])
})

test('an outcome told at the moment of the expiry stands', async () => {
  const { me, others } = await whoContacted(3)
  service.clock.advance(twoWeeks)
  const [, ...answers] = await Promise.all([
    expire(),
    ...others.map(({ id }) => service.settle(me, id, 'connected')),
  ])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  await expire()
  expect(await statuses(me)).toEqual(['connected', 'connected', 'connected'])
})
