import { noSections } from '@rafiq/contracts/chat'
import type { Registration } from '@rafiq/contracts/members'
import { withClient } from '@rafiq/database'
import { aRegistration, type RegisteredMember, UsersClient, waitUntil } from '@rafiq/testing'
import { Api } from './api.ts'
import { PlantedSecrets } from './secrets.ts'
import type { Target } from './target.ts'

/** Who attacks. `ended`: with a session that is over; `forged`: with one that never was. */
export const attackers = [
  'anonymous',
  'member',
  'other',
  'paused',
  'moderator',
  'admin',
  'releases',
  'ended',
  'forged',
] as const

export type Attacker = (typeof attackers)[number]

/** Staff reads what they moderate; of a conversation only what was reported. */
const staff = ['moderator', 'admin']

/** Two who match, with a room of theirs. */
export interface Pair {
  readonly one: RegisteredMember
  readonly two: RegisteredMember
  readonly room: string
  readonly messages: readonly string[]
}

/** Everybody who attacks and is attacked, and what was planted on whom. */
export class People {
  readonly secrets = new PlantedSecrets()
  readonly #users: UsersClient
  readonly #api: Api
  readonly #tokens = new Map<Attacker, RegisteredMember>()
  readonly #renewing = new Map<Attacker, Promise<void>>()
  readonly #friends = new Map<Attacker, { friend: RegisteredMember; room: string }>()
  #victims: Pair | undefined
  #pawns: RegisteredMember[] = []
  #extraIds: string[] = []

  private constructor(target: Target) {
    this.#api = new Api(target.gateway)
    this.#users = new UsersClient(target.gateway, {
      query: async (sql, values) =>
        withClient(target.adminUrl, async (client) => (await client.query(sql, [...(values ?? [])])).rows),
    })
  }

  static async make(target: Target): Promise<People> {
    const people = new People(target)
    people.#victims = await people.#pair('sharurah', ['victim'])
    await people.renewAll()
    await people.#plantReport()
    return people
  }

  get victims(): Pair {
    if (!this.#victims) throw new Error('Nobody is there yet.')
    return this.#victims
  }

  /** Of whom staff may do with what they like. */
  get pawns(): readonly RegisteredMember[] {
    return this.#pawns
  }

  get users(): UsersClient {
    return this.#users
  }

  get api(): Api {
    return this.#api
  }

  of(attacker: Attacker): RegisteredMember | undefined {
    return this.#tokens.get(attacker)
  }

  /** Something else whenever this one, or whom they know, was made anew. */
  generationOf(attacker: Attacker): unknown {
    return this.#tokens.get(attacker) ?? this.#pawns
  }

  tokenOf(attacker: Attacker): string | undefined {
    return this.#tokens.get(attacker)?.token
  }

  /** Ids that this one may try: staff change what they name, so that the victims are left out for them. */
  idsFor(attacker: Attacker): string[] {
    const own = this.#tokens.get(attacker)?.id
    const pawns = this.#pawns.map(({ id }) => id)
    const { one, two, room, messages } = this.victims
    const theirs = staff.includes(attacker) ? [] : [one.id, two.id, room, ...messages, ...this.#extraIds]
    const first = staff.includes(attacker) ? pawns : own ? [own] : []
    return [...first, ...pawns, ...(own ? [own] : []), ...theirs, crypto.randomUUID()]
  }

  /** A match of an attacker, and their room. */
  friendOf(attacker: Attacker): { friend: RegisteredMember; room: string } | undefined {
    return this.#friends.get(attacker)
  }

  /** What belongs to the victims. */
  get victimIds(): readonly string[] {
    const { one, two, room, messages } = this.victims
    return [one.id, two.id, room, ...messages.slice(0, 1), ...this.#extraIds]
  }

  /** As somebody sends it who is new. */
  registration(): Registration {
    const name = this.secrets.text('name of somebody who registers', staff)
    return aRegistration({ gender: 'male', name, email: `${name}@rafiq.test` }).build()
  }

  newMember(overrides: Parameters<UsersClient['member']>[0] = {}): Promise<RegisteredMember> {
    return this.#users.member({ gender: 'male', ...overrides })
  }

  /** Whether this one is answered as they should be; what they did may have ended their session. */
  async isIntact(attacker: Attacker): Promise<boolean> {
    if (['anonymous', 'ended', 'forged'].includes(attacker)) return true
    const { status } = await this.#api.ask('GET', '/api/user/profile', this.tokenOf(attacker))
    return status === 200
  }

  /** As `renew`, for many who see at once that somebody is gone. A machine that is full has a second try. */
  renewOnce(attacker: Attacker): Promise<void> {
    const running =
      this.#renewing.get(attacker) ??
      this.renew(attacker)
        .catch(() => this.renew(attacker))
        .finally(() => this.#renewing.delete(attacker))
    this.#renewing.set(attacker, running)
    return running
  }

  /** All of those who attack, and those whom staff may do with what they like. */
  async renewAll(): Promise<void> {
    this.#pawns = [await this.newMember(), await this.newMember()]
    for (const attacker of attackers) await this.renew(attacker)
  }

  /** Makes this one anew. Attackers are men, the victims women: they never match. */
  async renew(attacker: Attacker): Promise<void> {
    const member = await this.#newOne(attacker)
    if (!member) return
    if (attacker === 'member') this.#friends.set(attacker, await this.#befriend(member))
    this.#tokens.set(attacker, member)
    if (attacker === 'forged') return
    this.secrets.knowToken(member.token)
    if (attacker === 'ended') await this.#users.signOutEverywhere(member)
    if (attacker === 'paused') {
      const body = { isActive: false, reason: 'other' }
      await this.#api.must('PATCH', `/api/moderator/users/${member.id}`, await this.#adminToken(), body)
    }
  }

  async #newOne(attacker: Attacker): Promise<RegisteredMember | undefined> {
    switch (attacker) {
      case 'anonymous':
        return undefined
      case 'forged':
        return { id: crypto.randomUUID(), email: '', password: '', token: 'A'.repeat(43) }
      case 'moderator':
      case 'admin':
        return this.#newStaff(attacker)
      case 'releases':
        return this.#newReleaseAdmin()
      case 'other':
        return this.newMember({ location: 'jeddah', area: null })
      default:
        return this.newMember()
    }
  }

  async #befriend({ token }: RegisteredMember): Promise<{ friend: RegisteredMember; room: string }> {
    const friend = await this.newMember()
    const opened = await this.#api.must('POST', '/api/chat-rooms', token, { matchedUserId: friend.id })
    return { friend, room: (opened as { id: string }).id }
  }

  /** The role is given in the database, and told to the other services with the member's next change. */
  async #newStaff(role: 'moderator' | 'admin'): Promise<RegisteredMember> {
    const somebody = await this.#users.signedIn(role, { gender: 'male' })
    await this.#users.consent(somebody, true)
    const known = async () =>
      (await this.#api.ask('GET', '/api/moderator/stats', somebody.token)).status === 200
    await waitUntil(`the ${role} is known`, known)
    return somebody
  }

  /** Of the team, and yet nobody who may read what members have. */
  async #newReleaseAdmin(): Promise<RegisteredMember> {
    const somebody = await this.#users.signedIn('releases', { gender: 'male' })
    await this.#users.consent(somebody, true)
    return somebody
  }

  /** Whoever acts in the name of staff may find them signed out by what was sent beside it. */
  async #adminToken(): Promise<string> {
    if (!this.#tokens.has('admin') || !(await this.isIntact('admin'))) await this.renewOnce('admin')
    return this.tokenOf('admin') ?? ''
  }

  /** Two women of a town where nobody else is, who wrote to each other and began an agreement. */
  async #pair(location: 'sharurah', owners: readonly string[]): Promise<Pair> {
    const planted = (what: string) => ({
      location,
      area: null,
      name: this.secrets.text(`name of ${what}`, [...staff, ...owners]),
      bio: this.secrets.text(`bio of ${what}`, [...staff, ...owners]),
      phone: this.secrets.phone(`phone of ${what}`, [...staff, ...owners]),
      email: `${this.secrets.text(`e-mail of ${what}`, [...staff, ...owners])}@rafiq.test`,
    })
    const [one, two] = [
      await this.#users.member({ gender: 'female', ...planted('a member') }),
      await this.#users.member({ gender: 'female', ...planted('a match') }),
    ]
    const room = (await this.#api.must('POST', '/api/chat-rooms', one.token, { matchedUserId: two.id })) as {
      id: string
    }
    const messages: string[] = []
    for (const [index, { id, token }] of [one, two, one, two].entries()) {
      const content = this.secrets.text(`message ${index + 1} of a room`, owners)
      const sent = (await this.#api.must('POST', '/api/messages', token, {
        chatRoomId: room.id,
        senderId: id,
        content,
      })) as { id: string }
      messages.push(sent.id)
    }
    await this.#api.must('PUT', `/api/chat-rooms/${room.id}/agreement`, one.token, {
      version: 0,
      sections: { ...noSections, rent: this.secrets.text('agreement of a room', owners) },
    })
    return { one, two, room: room.id, messages }
  }

  /** By a victim about her match, with a note of staff, and dismissed: she has a notice. */
  async #plantReport(): Promise<void> {
    const { one, two } = this.victims
    const admin = await this.#adminToken()
    const words = this.secrets.text('words of a report', staff)
    const subject = { kind: 'profile', memberId: two.id }
    const report = (await this.#api.must('POST', '/api/reports', one.token, {
      subject,
      category: 'fraud',
      words,
    })) as { id: string }
    const path = `/api/moderator/reports/${report.id}`
    await this.#api.must('POST', `${path}/take`, admin)
    await this.#api.must('POST', `${path}/notes`, admin, { text: this.secrets.text('note of staff', staff) })
    await this.#api.must('POST', `${path}/decision`, admin, {
      decision: 'dismiss',
      toReporter: 'report-no-breach',
    })
    const notice = await waitUntil('the notice is there', async () => {
      const notices = (await this.#api.must('GET', '/api/user/notices', one.token)) as { id: string }[]
      return (notices[0] as { id: string }).id
    })
    const request = (await this.#api.must('POST', '/api/user/requests', one.token, {
      kind: 'appeal',
      against: { kind: 'notice', noticeId: notice },
      words: this.secrets.text('words of an appeal', staff),
    })) as { id: string }
    this.#extraIds = [report.id, notice, request.id]
  }

  /** Everything that the victims see of their own, to be compared: nobody may have changed it. */
  async victimState(): Promise<string> {
    const { one, two, room } = this.victims
    const read = async (token: string, path: string) =>
      JSON.stringify(await this.#api.must('GET', path, token))
    const states = await Promise.all([
      ...[one, two].flatMap(({ token, id }) => [
        read(token, '/api/user/profile'),
        read(token, '/api/user/habits'),
        read(token, '/api/users/connections'),
        read(token, '/api/user/blocks'),
        read(token, '/api/reports'),
        read(token, '/api/user/notices'),
        read(token, '/api/user/requests'),
        read(token, `/api/users/${id}/chat-rooms`),
      ]),
      read(one.token, `/api/chat-rooms/${room}/messages`),
      read(one.token, `/api/chat-rooms/${room}/agreement`),
    ])
    return states.join('\n').replaceAll(/"(expiresAt|online|photoUrl)":[^,}]*/g, '')
  }
}
