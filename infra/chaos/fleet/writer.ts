import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { sessionHeader } from '@rafiq/platform-contracts'
import { type RegisteredMember, UsersClient } from '@rafiq/testing'
import type { Asker } from '../../fleet/load/requests.ts'
import type { Write } from './check-writes.ts'

/** Longer than a gateway waits for a service; an answer that takes longer is none. Milliseconds. */
const timeout = 35_000
/** Milliseconds after which a request without an answer is no longer carried out: more than one may wait for anything. */
const overDue = 8_000
/** Every so often somebody registers and makes a contact: that takes a hash. */
const turnsBetweenContacts = 25
/** Every so often somebody of the team looks at the releases, whose session lives for half an hour without that. */
const turnsBetweenLooks = 5

/** How a call ended: with a status, or without an answer. */
interface Answer {
  status: number | 'none'
  body: unknown
}

const isSuccess = ({ status }: Answer): boolean => status !== 'none' && status >= 200 && status < 300
/** The platform could not, and says so, or there was no answer. An answer 500 says that it did not expect what happened. */
const isUnavailable = ({ status }: Answer): boolean => status === 'none' || status > 500

const idIn = ({ body }: Answer): string => (body as { id: string }).id

/** A member who writes to every service, one write after the other, and keeps what was asked for and what was answered. */
export class Writer {
  readonly writes: Write[] = []
  /** Answers that were neither a success nor that the platform could not, in words. */
  readonly refusals: string[] = []
  /** Writes without an acknowledgement. */
  unanswered = 0
  readonly #origin: string
  readonly #asker: Asker
  /** Whom nobody else writes to. */
  readonly #blocked: string
  readonly #users: UsersClient
  readonly #rest: number
  #isOver = false

  /**
   * @param asker who writes; a match of `blocked` as well
   * @param blocked whom the writer blocks and unblocks again
   * @param rest milliseconds between two turns
   */
  constructor(origin: string, asker: Asker, blocked: string, users: UsersClient, rest: number) {
    this.#origin = origin
    this.#asker = asker
    this.#blocked = blocked
    this.#users = users
    this.#rest = rest
  }

  /** Resolves once it was told to stop, and the last write was answered. */
  async run(): Promise<void> {
    for (let turn = 1; !this.#isOver; turn += 1) {
      await this.#message(turn)
      await this.#bio(turn)
      await this.#request(turn)
      await this.#block(turn)
      if (turn % turnsBetweenContacts === 0) await this.#contact()
      if (turn % turnsBetweenLooks === 0) await this.#look()
      await delay(this.#rest)
    }
  }

  stop(): void {
    this.#isOver = true
  }

  async #message(turn: number): Promise<void> {
    const { memberId, room } = this.#asker
    const body = { chatRoomId: room, senderId: memberId, content: `رسالة ${turn}`, clientId: randomUUID() }
    const answer = await this.#call('POST', '/api/messages', body)
    if (isSuccess(answer)) this.#keep('message', idIn(answer), true)
  }

  async #bio(turn: number): Promise<void> {
    const bio = `أسكن قرب الجامعة منذ ${turn} أشهر`
    const answer = await this.#call('PATCH', '/api/user/profile', { bio })
    this.#keep('bio', bio, isSuccess(answer))
  }

  async #block(turn: number): Promise<void> {
    const isBlocked = turn % 2 === 1
    const answer = await this.#call(isBlocked ? 'PUT' : 'DELETE', `/api/user/blocks/${this.#blocked}`)
    this.#keep('block', String(isBlocked), isSuccess(answer))
  }

  /** One of a kind is open at a time, so it is withdrawn; what an unanswered call made is found by the next one. */
  async #request(turn: number): Promise<void> {
    const made = await this.#call('POST', '/api/user/requests', { kind: 'access', words: `طلب ${turn}` })
    const id = made.status === 409 ? await this.#openRequest() : isSuccess(made) ? idIn(made) : undefined
    if (id === undefined) return
    this.#keep('request', id, true)
    const withdrawn = await this.#call('POST', `/api/user/requests/${id}/withdraw`)
    // It may have been withdrawn by the call before, whose answer never came.
    if (isSuccess(withdrawn) || withdrawn.status === 409) this.#keep('withdrawal', id, true)
  }

  async #openRequest(): Promise<string | undefined> {
    const answer = await this.#call('GET', '/api/user/requests')
    if (!isSuccess(answer)) return undefined
    return (answer.body as { id: string; status: string }[]).find(({ status }) => status === 'open')?.id
  }

  /** By somebody new, who may make six. */
  async #contact(): Promise<void> {
    const newcomer = await this.#register()
    if (!newcomer) return
    const body = { userId: newcomer.id, matchedUserId: this.#asker.memberId, status: 'contacted' }
    const answer = await this.#call('POST', '/api/whatsapp-connections', body, newcomer.token)
    if (isSuccess(answer)) this.#keep('contact', `${newcomer.id} ${this.#asker.memberId}`, true)
  }

  #look(): Promise<Answer> {
    return this.#call('GET', '/api/releases/status', undefined, this.#asker.staffToken)
  }

  /** Undefined where a fault got in the way: of several calls one may fail. */
  async #register(): Promise<RegisteredMember | undefined> {
    try {
      return await this.#users.member()
    } catch {
      return undefined
    }
  }

  #keep(kind: Write['kind'], value: string, acknowledged: boolean): void {
    this.writes.push({ kind, subject: this.#asker.memberId, value, acknowledged })
  }

  async #call(method: string, path: string, body?: object, token = this.#asker.token): Promise<Answer> {
    const answer = await this.#ask(method, path, body, token)
    if (isUnavailable(answer)) {
      this.unanswered += 1
      if (answer.status === 'none') await delay(overDue)
    } else if (!isSuccess(answer) && answer.status !== 409) {
      this.refusals.push(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`)
    }
    return answer
  }

  async #ask(method: string, path: string, body: object | undefined, token: string): Promise<Answer> {
    try {
      const response = await fetch(`${this.#origin}${path}`, {
        method,
        headers: { [sessionHeader]: token, ...(body && { 'content-type': 'application/json' }) },
        ...(body && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(timeout),
      })
      const text = await response.text()
      const isJson = response.headers.get('content-type')?.startsWith('application/json')
      return { status: response.status, body: isJson && text !== '' ? JSON.parse(text) : text }
    } catch {
      return { status: 'none', body: undefined }
    }
  }
}
