import { afterAll, afterEach, beforeAll, describe, expect, jest, test } from '@jest/globals'
import { EventBus, WorkContext } from '@rafiq/service-kit'
import { calledBy, type RegisteredMember, waitUntil } from '@rafiq/testing'
import { ExpireContacts } from '../src/connections/expire-contacts.ts'
import { RecordReplies } from '../src/connections/record-replies.ts'
import { RemindOfContacts } from '../src/connections/remind-of-contacts.ts'
import { ConnectionsService } from './connections-service.ts'

let service: ConnectionsService
let started: number

beforeAll(async () => {
  service = await ConnectionsService.start()
  started = service.clock.now().getTime()
})
afterAll(() => service?.stop())
afterEach(() => {
  jest.restoreAllMocks()
  // Sessions, too, go by the time: each test begins where the first began.
  service.clock.advance(started - service.clock.now().getTime())
})

const week = 7 * 86_400_000
const inWork = <Result>(run: () => Promise<Result>) => service.app.get(WorkContext).run(run)
const remind = () => inWork(() => service.app.get(RemindOfContacts).run())
const expire = () => inWork(() => service.app.get(ExpireContacts).run())
const writesTo = (writer: RegisteredMember, other: RegisteredMember) =>
  inWork(() =>
    service.app.get(RecordReplies).onMessages({ writings: [{ memberId: writer.id, otherId: other.id }] }),
  )

/** One of two members has contacted the other. */
async function aContact() {
  const [me, other] = [await service.users.member(), await service.users.member()]
  expect((await service.contact(me, other.id)).status).toBe(201)
  return { me, other }
}

/** How often it was said that somebody is waited for. */
async function reminders({ id }: RegisteredMember): Promise<unknown[]> {
  const jobs = await service.database.query<{ data: unknown }>(
    "select data from events.job where name = 'connection.waiting.users' and data ->> 'matchedUserId' = $1",
    [id],
  )
  return jobs.map(({ data }) => data)
}

const waitingFor = async ({ id }: RegisteredMember) =>
  (await service.call('GET', `/internal/members/${id}/waiting`, { headers: calledBy('users') })).json

describe('a contact that waits', () => {
  test('is reminded of after a week, to whoever was contacted, and not before', async () => {
    const { me, other } = await aContact()
    service.clock.advance(week - 1_000)
    await remind()
    expect(await reminders(other)).toEqual([])
    service.clock.advance(1_000)
    await remind()
    expect(await reminders(other)).toEqual([{ userId: me.id, matchedUserId: other.id }])
    expect(await reminders(me)).toEqual([])
    expect((await service.history(me)).json).toMatchObject([{ status: 'contacted' }])
  })

  test('is reminded of once, by two replicas at once and in the days after', async () => {
    const { other } = await aContact()
    service.clock.advance(week)
    await Promise.all([remind(), remind(), remind()])
    service.clock.advance(week / 2)
    await remind()
    expect(await reminders(other)).toHaveLength(1)
  })

  test('is reminded of once by a process that takes over from a killed one', async () => {
    const { other } = await aContact()
    service.clock.advance(week)
    const publish = jest.spyOn(service.app.get(EventBus), 'publish')
    publish.mockRejectedValueOnce(new Error('killed'))
    await expect(remind()).rejects.toThrow('killed')
    expect(await reminders(other)).toEqual([])
    await remind()
    await remind()
    expect(await reminders(other)).toHaveLength(1)
  })

  test('is in the export of whoever was contacted, with its reminder', async () => {
    const { other } = await aContact()
    const path = `/internal/members/${other.id}/export`
    const received = async () =>
      (await service.call('GET', path, { headers: calledBy('users') })).json.received
    expect(await received()).toMatchObject([{ remindedAt: null }])
    service.clock.advance(week)
    await remind()
    expect(await received()).toMatchObject([{ remindedAt: service.clock.now().toISOString() }])
  })
})

describe('nobody is reminded of a contact', () => {
  type Two = Awaited<ReturnType<typeof aContact>>

  test.each<[string, (two: Two) => Promise<unknown>]>([
    ['that was answered in the chat', ({ me, other }) => writesTo(other, me)],
    ['that was answered by a contact', ({ me, other }) => service.contact(other, me.id)],
    ['that was declined', ({ me, other }) => service.decline(other, me.id)],
    ['whose outcome was told', ({ me, other }) => service.settle(me, other.id, 'failed')],
    ['with somebody blocked', ({ me, other }) => service.users.block(other, me.id)],
  ])('%s', async (_, meanwhile) => {
    const two = await aContact()
    expect(await waitingFor(two.other)).toEqual({ waiting: [{ userId: two.me.id }] })
    await meanwhile(two)
    service.clock.advance(week)
    await remind()
    expect(await reminders(two.other)).toEqual([])
    expect(await waitingFor(two.other)).toEqual({ waiting: [] })
  })

  test('that has expired, written down or not', async () => {
    const { other } = await aContact()
    service.clock.advance(2 * week)
    await remind()
    expect(await waitingFor(other)).toEqual({ waiting: [] })
    await expire()
    await remind()
    expect(await reminders(other)).toEqual([])
  })

  test('of a deleted account', async () => {
    const { me, other } = await aContact()
    await service.database.publish('users', 'member.deleted', { memberId: me.id, version: 1_000 })
    await waitUntil('the contact is gone', async () => (await waitingFor(other)).waiting.length === 0)
    service.clock.advance(week)
    await remind()
    expect(await reminders(other)).toEqual([])
  })
})

test('an answer at the moment of the reminder leaves one reminder at most, and nothing that waits', async () => {
  const { me, other } = await aContact()
  service.clock.advance(week)
  await Promise.all([remind(), writesTo(other, me), remind()])
  expect((await reminders(other)).length).toBeLessThanOrEqual(1)
  expect(await waitingFor(other)).toEqual({ waiting: [] })
})
