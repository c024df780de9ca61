import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type { WaitingContacts } from '@rafiq/contracts/connections'
import type { UnreadRooms } from '@rafiq/contracts/members'
import type { MemberData } from '@rafiq/contracts/personal-data'
import { serviceCredentialHeader } from '@rafiq/service-kit'

type Answer = { status: number; body: unknown }

type Nothing = MemberData<'connections'> &
  MemberData<'chat'> &
  MemberData<'moderation'> &
  UnreadRooms &
  WaitingContacts

const nothing: Nothing = {
  contacts: [],
  received: [],
  rooms: [],
  messages: [],
  questions: [],
  agreements: [],
  actions: [],
  reports: [],
  notices: [],
  requests: [],
  accesses: [],
  unread: [],
  waiting: [],
}

/** What stands in for the services beside this one, at the edge of its process: right or broken at will. */
export class OtherServices {
  readonly asked: { path: string; credential: unknown }[] = []
  /** What came with a body. */
  readonly told: { path: string; credential: unknown; body: unknown }[] = []
  answer: Answer = { status: 200, body: nothing }
  readonly #server: Server

  constructor() {
    this.#server = createServer(async (request, response) => {
      const call = { path: request.url ?? '', credential: request.headers[serviceCredentialHeader] }
      this.asked.push(call)
      const said = await text(request)
      if (said !== '') this.told.push({ ...call, body: JSON.parse(said) })
      const { status, body } = this.answer
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    })
  }

  async start(): Promise<void> {
    this.#server.listen(0, '127.0.0.1')
    await once(this.#server, 'listening')
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  /** The chat says that a member has not read what these wrote. */
  unread(...senderIds: string[]): void {
    const unread = senderIds.map((senderId) => ({ chatRoomId: roomWith(senderId), senderId }))
    this.answer = { status: 200, body: { ...nothing, unread } }
  }

  /** The connections service says that the contacts of these wait for a member's answer. */
  waiting(...userIds: string[]): void {
    this.answer = { status: 200, body: { ...nothing, waiting: userIds.map((userId) => ({ userId })) } }
  }

  recover(): void {
    this.asked.length = 0
    this.told.length = 0
    this.answer = { status: 200, body: nothing }
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections()
    await new Promise((resolve) => this.#server.close(resolve))
  }
}

/** The room in which somebody wrote. */
export const roomWith = (senderId: string): string => senderId.replace(/^./, 'a')
