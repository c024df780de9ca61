import { type RegisteredMember, UsersClient, waitUntil } from '@rafiq/testing'
import type { Caller } from './answers.ts'
import { askHttp } from './ask.ts'
import type { Platform } from './platform.ts'
import { publishRemote } from './publish-remote.ts'
import type { Owner, Scene } from './row.ts'

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
export class World {
  readonly #platform: Platform
  readonly #users: UsersClient
  readonly #people: People

  private constructor(platform: Platform, users: UsersClient, people: People) {
    this.#platform = platform
    this.#users = users
    this.#people = people
  }

  static async make(platform: Platform): Promise<World> {
    const { urls, database } = platform
    const users = new UsersClient(urls.users, database)
    await publishRemote(platform, remote)
    const people: People = {
      admin: await stranger(users, 'admin'),
      moderator: await stranger(users, 'moderator'),
      other: await stranger(users, 'user'),
      member: await owner(platform, users),
      paused: await owner(platform, users),
      bystander: await users.member(),
    }
    await pause(platform, people.admin, people.paused)
    return new World(platform, users, people)
  }

  /**
   * @param options.anew for a request after which its caller is no more good
   * @param options.refused for a request that changes nothing
   */
  async scene(caller: Caller, { anew = false, refused = false } = {}): Promise<Scene> {
    const { member, paused, admin, moderator, bystander } = this.#people
    const subject = caller === 'paused' ? paused : member
    return {
      caller: caller === 'visitor' ? subject : anew ? await this.#another(caller) : this.#people[caller],
      subject,
      admin,
      moderator,
      remote,
      somebody: async () => (refused ? bystander : this.#users.member()),
    }
  }

  async #another(kind: Somebody): Promise<RegisteredMember> {
    if (kind === 'admin' || kind === 'moderator') return stranger(this.#users, kind)
    const member = await this.#users.member()
    if (kind === 'paused') await pause(this.#platform, this.#people.admin, member)
    return member
  }
}

/** Of the other gender, so that there is no match: staff, or a member. */
async function stranger(users: UsersClient, role: 'user' | 'moderator' | 'admin'): Promise<RegisteredMember> {
  const person = await users.signedIn(role, { gender: 'male' })
  await users.consent(person, true)
  return person
}

async function owner({ urls }: Platform, users: UsersClient): Promise<Owner> {
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
  return { ...member, friend, room, message: await made(friend, '/api/messages', words) }
}

async function pause(
  { urls, database }: Platform,
  { token }: RegisteredMember,
  { id }: RegisteredMember,
): Promise<void> {
  const body = { isActive: false, reason: 'fraud' }
  const { status } = await askHttp(urls.gateway, 'PATCH', `/api/moderator/users/${id}`, { token, body })
  if (status !== 200) throw new Error(`Pausing was answered ${status}.`)
  await waitUntil('the chat knows of the pause', async () => {
    const known = 'select from chat.members where member_id = $1 and not is_active'
    return (await database.query(known, [id])).length > 0
  })
}
