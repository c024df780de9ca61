import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { tracesOf, waitUntil } from '@rafiq/testing'
import { AwayNotices, everything } from './away-notices.ts'
import { UsersService } from './users-service.ts'

let users: UsersService
let notices: AwayNotices

let { member, other, third } = {} as AwayNotices['people']

beforeAll(async () => {
  users = await UsersService.start()
  notices = await AwayNotices.of(users)
  ;({ member, other, third } = notices.people)
})
afterAll(() => users?.stop())
beforeEach(() => notices.begin())

const minute = 60_000
/** A mail arrives before it is noted that it was sent. */
const untilSent = (one: typeof member) =>
  waitUntil('it is known as sent', async () => (await notices.rows(one))[0]?.sent === true)

describe('an unread message', () => {
  test('is told once until the room is read, without a name, and again after that', async () => {
    await notices.unread(member, other, 1)
    const [mail] = await notices.arrived(member, 1)
    expect(mail?.subject).toBe('New messages are waiting for you on Rafiq')
    expect(`${mail?.text}${mail?.html}`).not.toMatch(/ريم|القحطاني/)
    await untilSent(member)
    await notices.unread(member, other, 1)
    await notices.unread(member, other, 4)
    await notices.unread(member, other, 6, 4)
    await notices.arrived(member, 2)
    expect(notices.mails(member)).toHaveLength(2)
    expect(await notices.rows(member)).toMatchObject([{ kind: 'message', sequence: 6 }])
  })

  test('waits while the chat service or the mail server is unavailable, and is mailed once afterwards', async () => {
    await users.mail.stop()
    await notices.unread(member, other, 1)
    users.others.answer = { status: 503, body: {} }
    await notices.noted(member, 1)
    await users.mail.start()
    users.others.unread(other.id)
    await notices.arrived(member, 1)
    await untilSent(member)
    await notices.send(member)
    expect(notices.mails(member)).toHaveLength(1)
  })
})

describe('a notice whose time comes later', () => {
  // Jobs start by the clock of the service, which runs ahead of that of the queue: only `send` sends.
  beforeAll(() => users.clock.advance(60 * minute))

  /** An unread message of another to a member, noted. */
  const waiting = async () => {
    await notices.unread(member, other, 1)
    await notices.noted(member, 1)
  }

  test('is told in one mail with all that waits', async () => {
    await waiting()
    await notices.unread(member, third, 1)
    await notices.contacted(other, member)
    await notices.noted(member, 3)
    users.others.unread(other.id, third.id)
    await notices.send(member)
    const subjects = notices.mails(member).map(({ subject }) => subject)
    expect(subjects).toEqual(['What is new for you on Rafiq'])
  })

  test('is not told where nobody asked, nor noted', async () => {
    await notices.begin({ mail: { contact: true }, quietHours: null })
    await notices.unread(member, other, 1)
    await notices.contacted(other, member)
    await notices.noted(member, 1)
    expect(await notices.rows(member)).toMatchObject([{ kind: 'contact' }])
    expect(notices.mails(member)).toEqual([])
  })

  test.each<[string, () => Promise<unknown>]>([
    ['of what was read meanwhile', async () => users.others.recover()],
    ['about somebody blocked', () => users.call('PUT', `/api/user/blocks/${other.id}`, member)],
    ['about somebody paused by staff', () => pausedByStaff(other)],
    ['to somebody paused by staff', () => pausedByStaff(member)],
    ['that was switched off meanwhile', () => notices.want(member, { mail: { message: false } })],
  ])('%s is dropped when its time comes', async (_, meanwhile) => {
    await waiting()
    await meanwhile()
    await notices.send(member)
    expect(await notices.rows(member)).toEqual([])
    expect(notices.mails(member)).toEqual([])
  })

  test('of the quiet hours is told once, after them, with what came beside it', async () => {
    const hour = (users.clock.now().getUTCHours() + 3) % 24
    const quietHours = { from: hour, until: (hour + 2) % 24 }
    await notices.begin({ mail: everything, quietHours })
    await waiting()
    await notices.unread(member, third, 1)
    await notices.noted(member, 2)
    users.others.unread(other.id, third.id)
    await notices.send(member)
    expect(notices.mails(member)).toEqual([])
    users.clock.advance(120 * minute)
    await Promise.all([notices.send(member), notices.send(member)])
    expect(notices.mails(member)).toHaveLength(1)
  })

  test('is told once by two jobs at once, and by a third after them', async () => {
    await waiting()
    await Promise.all([1, 2, 3].map(() => notices.send(member)))
    await notices.send(member)
    expect(notices.mails(member)).toHaveLength(1)
  })

  test('of a killed process is told a minute later', async () => {
    await waiting()
    await users.database.query('update users.away_notices set claimed_until = $2 where member_id = $1', [
      member.id,
      new Date(users.clock.now().getTime() + minute),
    ])
    await notices.send(member)
    expect(notices.mails(member)).toEqual([])
    users.clock.advance(minute)
    await notices.send(member)
    expect(notices.mails(member)).toHaveLength(1)
  })

  test('stays while sending fails, and is told once when it works again', async () => {
    await waiting()
    await users.mail.stop()
    await expect(notices.send(member)).rejects.toThrow()
    await expect(notices.send(member)).rejects.toThrow()
    await users.mail.start()
    await notices.send(member)
    await notices.send(member)
    expect(notices.mails(member)).toHaveLength(1)
  })

  test('that could not be told for two days is forgotten', async () => {
    await waiting()
    users.clock.advance(2 * 86_400_000 + 1)
    await users.runHourly()
    expect(await notices.rows(member)).toEqual([])
  })

  describe('a contact', () => {
    test('is told once, however often it is said', async () => {
      await notices.contacted(other, member)
      await notices.noted(member, 1)
      await notices.send(member)
      expect(notices.mails(member).map(({ subject }) => subject)).toEqual(['Somebody contacted you on Rafiq'])
      await notices.contacted(other, member)
      await notices.contacted(other, member, { status: 'connected', version: 2 })
      await waitUntil('the outcome is known', async () => {
        const [row] = await users.database.query<{ status: string }>(
          'select status from users.pair_connections where member_id = $1',
          [other.id],
        )
        return row?.status === 'connected'
      })
      await notices.send(member)
      expect(notices.mails(member)).toHaveLength(1)
    })

    test('that is settled before its time is not told', async () => {
      await notices.contacted(other, member)
      await notices.noted(member, 1)
      await users.database.query(
        "update users.pair_connections set status = 'connected' where member_id = $1",
        [other.id],
      )
      await notices.send(member)
      expect(notices.mails(member)).toEqual([])
      expect(await notices.rows(member)).toEqual([])
    })
  })

  describe('a reminder of a contact', () => {
    const subject = 'A contact is waiting for your answer on Rafiq'
    const subjects = () => notices.mails(member).map((mail) => mail.subject)
    const reminded = async () => {
      await notices.waits(other, member)
      await waitUntil('it is noted', async () => (await notices.rows(member))[0]?.sequence === 2)
    }

    test('is told once after the notice of the contact, without a name, however often it is said', async () => {
      await notices.contacted(other, member)
      await notices.noted(member, 1)
      await notices.send(member)
      await reminded()
      await Promise.all([notices.send(member), notices.send(member)])
      expect(subjects()).toEqual(['Somebody contacted you on Rafiq', subject])
      expect(`${notices.mails(member)[1]?.text}`).not.toMatch(/ريم|القحطاني/)
      await notices.waits(other, member)
      await notices.contacted(other, member)
      await notices.contacted(third, member)
      await notices.noted(member, 2)
      await notices.send(member)
      expect(subjects()).toEqual([
        'Somebody contacted you on Rafiq',
        subject,
        'Somebody contacted you on Rafiq',
      ])
    })

    test('takes the place of a notice of the contact that has not gone out yet', async () => {
      await notices.contacted(other, member)
      await notices.noted(member, 1)
      await reminded()
      await notices.send(member)
      expect(subjects()).toEqual([subject])
    })

    test('waits for the end of the quiet hours, and for the connections service', async () => {
      const hour = (users.clock.now().getUTCHours() + 3) % 24
      await notices.begin({ mail: everything, quietHours: { from: hour, until: (hour + 2) % 24 } })
      await reminded()
      await notices.send(member)
      expect(subjects()).toEqual([])
      users.clock.advance(120 * minute)
      users.others.answer = { status: 503, body: {} }
      await expect(notices.send(member)).rejects.toThrow()
      users.others.waiting(other.id)
      await notices.send(member)
      await notices.send(member)
      expect(subjects()).toEqual([subject])
    })

    test.each<[string, () => unknown]>([
      ['that was answered, declined or has expired meanwhile', () => users.others.waiting()],
      ['of somebody blocked', () => users.call('PUT', `/api/user/blocks/${other.id}`, member)],
      ['that is not wanted any more', () => notices.want(member, { mail: { contact: false } })],
    ])('%s is not told', async (_, meanwhile) => {
      await reminded()
      await meanwhile()
      await notices.send(member)
      expect(subjects()).toEqual([])
      expect(await notices.rows(member)).toEqual([])
    })

    test('is not noted where notices of contacts are off', async () => {
      await notices.begin({ mail: { message: true }, quietHours: null })
      await notices.waits(other, member)
      await notices.unread(member, third, 1)
      await notices.noted(member, 1)
      expect(await notices.rows(member)).toMatchObject([{ kind: 'message' }])
    })

    test('of a killed process is told once, a minute later', async () => {
      await reminded()
      const until = new Date(users.clock.now().getTime() + minute)
      await users.database.query('update users.away_notices set claimed_until = $2 where member_id = $1', [
        member.id,
        until,
      ])
      await notices.send(member)
      expect(subjects()).toEqual([])
      users.clock.advance(minute)
      await notices.send(member)
      await notices.send(member)
      expect(subjects()).toEqual([subject])
    })
  })

  describe('new matches', () => {
    const week = 7 * 86_400_000
    const weekly = async () => {
      users.clock.advance(week)
      await Promise.all([notices.lookForMatches(), notices.lookForMatches()])
    }

    const joined = async () => {
      users.clock.advance(minute)
      await users.member()
    }

    test('are told once a week, by two replicas too, and only where there are some', async () => {
      await notices.begin({ mail: { matches: true }, quietHours: null })
      await notices.lookForMatches()
      expect(await notices.rows(member)).toEqual([])
      await joined()
      await weekly()
      await notices.send(member)
      expect(notices.mails(member).map(({ subject }) => subject)).toEqual(['New matches for you on Rafiq'])
      await weekly()
      await notices.send(member)
      expect(notices.mails(member)).toHaveLength(1)
      await joined()
      await weekly()
      await notices.send(member)
      expect(notices.mails(member)).toHaveLength(2)
    })
  })

  test('about a deleted account goes with it, without a trace', async () => {
    await notices.unread(member, third, 1)
    await notices.noted(member, 1)
    await users.call('DELETE', '/api/user/delete', third)
    expect(await notices.rows(member)).toEqual([])
    await notices.send(member)
    expect(notices.mails(member)).toEqual([])
    const traces = await tracesOf(users.database, third.id)
    expect(traces.filter((place) => place.includes('notice'))).toEqual([])
  })
})

const pausedByStaff = ({ id }: { id: string }) =>
  users.database.query('update users.members set paused_by_staff = true where id = $1', [id])
