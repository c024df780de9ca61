import { chatTimeouts, noAnswer, resultOfStatus, type SendResult, stored } from '@rafiq/chat-client'
import { type ErrorCode, limits } from '@rafiq/contracts'
import {
  type ChatMessage,
  type ChatRoom,
  chatMessageSchema,
  chatMessagesSchema,
  chatRoomsSchema,
  type SendMessage,
} from '@rafiq/contracts/chat'

/** The chat's HTTP for one member. */
export class ChatHttp {
  readonly #url: string
  readonly #token: string

  constructor(url: string, token: string) {
    this.#url = url
    this.#token = token
  }

  async send(message: SendMessage): Promise<SendResult> {
    try {
      const response = await this.#fetch('/api/messages', message)
      if (response.ok) return stored(chatMessageSchema.parse(await response.json()))
      const body = (await response.json().catch(() => null)) as { code?: ErrorCode } | null
      const retryAfter = response.headers.get('retry-after')
      return resultOfStatus(response.status, body?.code, retryAfter === null ? null : Number(retryAfter))
    } catch {
      return noAnswer
    }
  }

  /**
   * Everything that is stored of a room behind a message, or from its beginning on, page by page.
   * @throws Error when one could not be read
   */
  async *history(room: string, after?: ChatMessage): AsyncGenerator<ChatMessage[]> {
    let last = after ?? (await this.#first(room))
    if (last && !after) yield [last]
    while (last) {
      const page = await this.#read(room, `?after=${last.id}&limit=${limits.messages.maxPage}`)
      if (page.length > 0) yield page
      last = page.length < limits.messages.maxPage ? undefined : page.at(-1)
    }
  }

  /** The room's first message: pages are counted from one that is known, so it takes the way back. */
  async #first(room: string): Promise<ChatMessage | undefined> {
    let [first] = await this.#read(room, `?limit=${limits.messages.maxPage}`)
    while (first && first.sequence > 1) {
      const page = await this.#read(room, `?before=${first.id}&limit=${limits.messages.maxPage}`)
      first = page[0]
    }
    return first
  }

  async #read(room: string, query: string): Promise<ChatMessage[]> {
    const response = await this.#fetch(`/api/chat-rooms/${room}/messages${query}`)
    if (!response.ok) throw new Error(`The history of ${room} answers ${response.status}`)
    return chatMessagesSchema.parse(await response.json())
  }

  /**
   * How far both members of a room came.
   * @throws Error when it could not be read
   */
  async progress(member: string, room: string): Promise<Pick<ChatRoom, 'own' | 'other' | 'otherUser'>> {
    const response = await this.#fetch(`/api/users/${member}/chat-rooms`)
    if (!response.ok) throw new Error(`The rooms of ${member} answer ${response.status}`)
    const found = chatRoomsSchema.parse(await response.json()).find(({ id }) => id === room)
    if (!found) throw new Error(`${room} is not there any more`)
    return found
  }

  #fetch(path: string, body?: object): Promise<Response> {
    return fetch(new URL(path, this.#url), {
      method: body ? 'POST' : 'GET',
      headers: { 'x-session-token': this.#token, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(chatTimeouts.http),
    })
  }
}
