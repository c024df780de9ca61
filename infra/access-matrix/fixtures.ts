import { randomUUID } from 'node:crypto'
import type { Role } from '@rafiq/contracts/accounts'
import { noSections } from '@rafiq/contracts/chat'
import { type RegisteredMember, UsersClient } from '@rafiq/testing'
import type { Caller } from './answers.ts'
import { askHttp } from './ask.ts'
import { MemberReports } from './member-reports.ts'
import type { Platform } from './platform.ts'
import { publishRemote } from './publish-remote.ts'
import type { Owner, RequestFixtures } from './row.ts'

type Somebody = Exclude<Caller, 'visitor'>

interface People extends Record<Somebody, RegisteredMember> {
  member: Owner
  paused: Owner
  /** Whom those name who are refused: nothing happens to this one. */
  bystander: RegisteredMember
}

const remote = 'matches'
/** One pixel. */
const photo =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='

/** Who asks and whose things are asked for, on a running platform. */
export class Fixtures {
  readonly #platform: Platform
  readonly #users: UsersClient
  readonly #people: People

  private constructor(platform: Platform, users: UsersClient, people: People) {
    this.#platform = platform
    this.#users = users
    this.#people = people
  }

  static async make(platform: Platform): Promise<Fixtures> {
    const { urls, database } = platform
    const users = new UsersClient(urls.users, database)
    await publishRemote(platform, remote)
    const admin = await outsider(users, 'admin')
    const pausedAdmin = await outsider(users, 'admin')
    await pause(platform, admin, pausedAdmin)
    const people: People = {
      admin,
      pausedAdmin,
      moderator: await outsider(users, 'moderator'),
      releases: await outsider(users, 'releases'),
      other: await outsider(users, 'user'),
      member: await owner(platform, users, admin),
      paused: await owner(platform, users, admin),
      bystander: await users.member(),
    }
    await pause(platform, admin, people.paused)
    return new Fixtures(platform, users, people)
  }

  /**
   * @param options.anew for a request after which its caller is no more good
   * @param options.refused for a request that changes nothing
   */
  async forRequest(caller: Caller, { anew = false, refused = false } = {}): Promise<RequestFixtures> {
    const { member, paused, admin, moderator, bystander } = this.#people
    const subject = caller === 'paused' ? paused : member
    return {
      caller: caller === 'visitor' ? subject : anew ? await this.#another(caller) : this.#people[caller],
      subject,
      admin,
      moderator,
      remote,
      somebody: async () => (refused ? bystander : this.#users.member()),
      report: async (by) => (isStaff(caller) ? this.#report(by) : member.report),
      request: async () => (isStaff(caller) ? this.#request() : member.request),
    }
  }

  async #request(): Promise<string> {
    return requestOf(this.#platform, await this.#users.member())
  }

  async #report(by?: RegisteredMember): Promise<string> {
    const reports = new MemberReports(this.#platform.urls.gateway)
    const id = await reports.makeAnew(this.#users)
    if (by) await reports.take(by, id)
    return id
  }

  async #another(kind: Somebody): Promise<RegisteredMember> {
    if (isStaff(kind) || kind === 'releases') return outsider(this.#users, kind)
    const isAdmin = kind === 'pausedAdmin'
    const somebody = isAdmin ? await outsider(this.#users, 'admin') : await this.#users.member()
    if (isAdmin || kind === 'paused') await pause(this.#platform, this.#people.admin, somebody)
    return somebody
  }
}

/** Who may act on reports and requests. */
const isStaff = (kind: Caller): kind is 'admin' | 'moderator' => kind === 'admin' || kind === 'moderator'

/** Of the other gender, so that there is no match: staff, or a member. */
async function outsider(users: UsersClient, role: Role): Promise<RegisteredMember> {
  const person = await users.signedIn(role, { gender: 'male' })
  await users.consent(person, true)
  return person
}

/** @param admin who dismisses their report */
async function owner({ urls }: Platform, users: UsersClient, admin: RegisteredMember): Promise<Owner> {
  const member = await users.member({
    hasApartment: 'have-apartment',
    profilePhoto: {
      filename: 'home.png',
      type: 'image/png',
      size: Buffer.from(photo, 'base64').length,
      data: `data:image/png;base64,${photo}`,
    },
  })
  const friend = await users.member()
  const made = async ({ token }: RegisteredMember, path: string, body: object): Promise<string> => {
    const { status, json } = await askHttp(urls.gateway, 'POST', path, { token, body })
    const id = (json as { id?: unknown } | undefined)?.id
    if (typeof id !== 'string') throw new Error(`POST ${path} was answered ${status}.`)
    return id
  }
  const room = await made(member, '/api/chat-rooms', { matchedUserId: friend.id })
  const words = { chatRoomId: room, senderId: friend.id, content: 'مرحبا' }
  const message = await made(friend, '/api/messages', words)
  const question = { question: 'bills', clientId: randomUUID() }
  const card = await made(friend, `/api/chat-rooms/${room}/question-cards`, question)
  await askHttp(urls.gateway, 'PUT', `/api/chat-rooms/${room}/agreement`, {
    token: friend.token,
    body: { version: 0, sections: { ...noSections, rent: 'بالتساوي' } },
  })
  const reports = new MemberReports(urls.gateway)
  const report = await reports.make(member, { kind: 'profile', memberId: friend.id })
  const notice = await reports.dismiss(admin, report, member)
  const request = await made(member, '/api/user/requests', accessRequest)
  return { ...member, friend, room, message, card, report, notice, request }
}

const accessRequest = { kind: 'access', words: 'All that there is.' }

/** @returns its id */
async function requestOf({ urls }: Platform, { token }: RegisteredMember): Promise<string> {
  const asked = { token, body: accessRequest }
  const { status, json } = await askHttp(urls.gateway, 'POST', '/api/user/requests', asked)
  if (status !== 201) throw new Error(`A request was answered ${status}.`)
  return (json as { id: string }).id
}

async function pause(
  { urls }: Platform,
  { token }: RegisteredMember,
  { id }: RegisteredMember,
): Promise<void> {
  const body = { isActive: false, reason: 'fraud' }
  const { status } = await askHttp(urls.gateway, 'PATCH', `/api/moderator/users/${id}`, { token, body })
  if (status !== 200) throw new Error(`Pausing was answered ${status}.`)
}
