import type { EventData } from '@rafiq/contracts/events'
import type { AwayNoticesChange } from '@rafiq/contracts/members'
import { type BrowserSubscription, waitUntil } from '@rafiq/testing'
import type { ReceivedMail } from '@rafiq/testing/mail-server'
import { SendNotices } from '../src/away-notices/send-notices.ts'
import { WeeklyMatches } from '../src/away-notices/weekly-matches.ts'
import type { Member, UsersService } from './users-service.ts'

export const everything = { message: true, contact: true, matches: true }

/** What members of a service under test want to be told of, what happens to them, and what they get. */
export class AwayNotices {
  private constructor(
    private readonly users: UsersService,
    readonly people: Readonly<Record<'member' | 'other' | 'third', Member>>,
  ) {}

  /** Somebody who wants to learn of everything at any hour, in English; and two others. */
  static async of(users: UsersService): Promise<AwayNotices> {
    const name = 'ريم القحطاني'
    const people = {
      member: await users.member(),
      other: await users.member({ name }),
      third: await users.member(),
    }
    await users.database.query("update users.members set language = 'en' where id = $1", [people.member.id])
    return new AwayNotices(users, people)
  }

  /** Nothing has happened yet, and everything is wanted at any hour, or what is said. */
  async begin(change: AwayNoticesChange = { mail: everything, quietHours: null }): Promise<void> {
    const { mail, push, others, database } = this.users
    mail.mails.length = 0
    push.delivered.length = 0
    push.rejection = null
    others.recover()
    for (const table of [
      'away_notices',
      'push_subscriptions',
      'notice_preferences',
      'pair_connections',
      'blocks',
    ]) {
      await database.query(`delete from users.${table}`)
    }
    await database.query('update users.members set paused_by_staff = false')
    await this.want(this.people.member, change)
  }

  want({ token }: Pick<Member, 'token'>, body: object) {
    return this.users.call('PATCH', '/api/user/away-notices', { token, body })
  }

  /** As the chat says it. */
  async unread(to: Member, from: Member, sequence: number, readSequence = 0): Promise<void> {
    this.users.others.unread(from.id)
    await this.users.database.publish('chat', 'messages.unread', {
      memberId: to.id,
      senderId: from.id,
      sequence,
      readSequence,
    })
  }

  /** As the connections service says it. */
  contacted(by: Member, to: Member, change: Partial<EventData<'connection.changed'>> = {}): Promise<void> {
    return this.users.database.publish('connections', 'connection.changed', {
      connectionId: by.id,
      userId: by.id,
      matchedUserId: to.id,
      status: 'contacted',
      version: 1,
      ...change,
    })
  }

  /** As the connections service says it, a week after the contact. */
  async waits(by: Member, to: Member): Promise<void> {
    this.users.others.waiting(by.id)
    const waiting = { userId: by.id, matchedUserId: to.id }
    await this.users.database.publish('connections', 'connection.waiting', waiting)
  }

  /** As a job does it. */
  send({ id: memberId }: Pick<Member, 'id'>): Promise<void> {
    return this.users.app.get(SendNotices, { strict: false }).mail({ memberId })
  }

  /** The same, for a browser of a member. */
  async push({ id: memberId }: Pick<Member, 'id'>): Promise<void> {
    const subscriptions = await this.users.database.query<{ id: string }>(
      'select id from users.push_subscriptions where member_id = $1 order by id',
      [memberId],
    )
    const notices = this.users.app.get(SendNotices, { strict: false })
    for (const { id: subscriptionId } of subscriptions) await notices.push({ memberId, subscriptionId })
  }

  /** A browser of a member's session, which now gets pushes. */
  async browser({ token }: Pick<Member, 'token'>): Promise<BrowserSubscription> {
    const browser = this.users.push.browser()
    const { status } = await this.subscribe({ token }, browser)
    if (status !== 204) throw new Error(`the browser was refused: ${status}`)
    return browser
  }

  subscribe({ token }: Pick<Member, 'token'>, body: object) {
    return this.users.call('PUT', '/api/user/push-subscription', { token, body })
  }

  lookForMatches(): Promise<void> {
    return this.users.app.get(WeeklyMatches, { strict: false }).run()
  }

  mails({ email }: Pick<Member, 'email'>): ReceivedMail[] {
    return this.users.mail.mails.filter(({ to, headers }) => to === email && headers.has('list-unsubscribe'))
  }

  async arrived(member: Member, count: number): Promise<ReceivedMail[]> {
    await waitUntil('the mail arrives', () => this.mails(member).length >= count)
    return this.mails(member)
  }

  rows({ id }: Pick<Member, 'id'>) {
    return this.users.database.query<{ kind: string; sequence: number; sent: boolean }>(
      `select kind, sequence, sent_at is not null as sent from users.away_notices where member_id = $1
       order by kind, sequence`,
      [id],
    )
  }

  /** Until what was published has been noted. */
  async noted(member: Member, count: number): Promise<void> {
    await waitUntil('the notices are noted', async () => (await this.rows(member)).length === count)
  }
}
