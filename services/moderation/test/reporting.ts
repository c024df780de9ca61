import { type ChatMessage, chatMessageSchema, chatRoomSchema } from '@rafiq/contracts/chat'
import {
  createdReportSchema,
  type ModeratorReportDetail,
  moderatorReportDetailSchema,
} from '@rafiq/contracts/moderation'
import { askAgain, type RegisteredMember } from '@rafiq/testing'
import type { ModerationService } from './moderation-service.ts'

type Caller = Pick<RegisteredMember, 'token'>

/** What members and staff do with reports in a test. */
export class Reporting {
  readonly #service: ModerationService

  constructor(service: ModerationService) {
    this.#service = service
  }

  make({ token }: Caller, body: object) {
    return this.#service.call('POST', '/api/reports', { token, body })
  }

  profile(by: Caller, { id: memberId }: Pick<RegisteredMember, 'id'>, rest: object = {}) {
    return this.make(by, { subject: { kind: 'profile', memberId }, category: 'harassment', ...rest })
  }

  /** The id of a report on a profile. */
  async made(by: Caller, subject: Pick<RegisteredMember, 'id'>, rest: object = {}): Promise<string> {
    return createdReportSchema.parse((await this.profile(by, subject, rest)).json).id
  }

  /** A new member's report on a new member's profile. @param overrides of the one who is reported */
  async reported(overrides: Parameters<ModerationService['others']['member']>[0] = {}) {
    const { others } = this.#service
    const [reporter, subject] = [await others.member(), await others.member(overrides)]
    return { reporter, subject, id: await this.made(reporter, subject) }
  }

  own({ token }: Caller) {
    return this.#service.call('GET', '/api/reports', { token }).then(({ json }) => json)
  }

  notices({ token }: Caller) {
    return this.#service.call('GET', '/api/user/notices', { token }).then(({ json }) => json)
  }

  queue({ token }: Caller, query = '') {
    return this.#service.call('GET', `reports${query}`, { token })
  }

  async detail({ token }: Caller, id: string): Promise<ModeratorReportDetail> {
    const { json } = await this.#service.call('GET', `reports/${id}`, { token })
    return moderatorReportDetailSchema.strict().parse(json)
  }

  act({ token }: Caller, id: string, action: string, body?: object) {
    return this.#service.call('POST', `reports/${id}/${action}`, { token, ...(body && { body }) })
  }

  decide(by: Caller, id: string, body: object) {
    return this.act(by, id, 'decision', body)
  }

  /** Taken and decided by the same person. */
  async takeAndDecide(by: Caller, id: string, body: object) {
    await this.act(by, id, 'take')
    return this.decide(by, id, body)
  }

  /** The two write to each other, in turn; the first one begins. */
  async conversation(
    one: RegisteredMember,
    other: RegisteredMember,
    lines: readonly string[],
  ): Promise<ChatMessage[]> {
    const room = chatRoomSchema.parse(await this.#chat(one, 'chat-rooms', { matchedUserId: other.id }))
    const messages: ChatMessage[] = []
    for (const [index, content] of lines.entries()) {
      const writer = index % 2 === 0 ? one : other
      const message = { chatRoomId: room.id, senderId: writer.id, content }
      messages.push(chatMessageSchema.parse(await this.#chat(writer, 'messages', message)))
    }
    return messages
  }

  async #chat({ token }: Caller, path: string, body: object): Promise<unknown> {
    const request: RequestInit = {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-session-token': token },
      body: JSON.stringify(body),
    }
    const response = await askAgain(() => fetch(`${this.#service.others.chat.url}/api/${path}`, request))
    if (!response.ok) throw new Error(`${path} answered ${response.status}`)
    return response.json()
  }
}
