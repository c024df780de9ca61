import type { EventData, EventName } from '@rafiq/contracts/events'
import type { ChatClient, ChatService, TestMember } from './chat-service.ts'

export const blocked = (version = 1) => ({ blocked: true, version })
export const lifted = (version = 2) => ({ blocked: false, version })

/** The answer about a room that somebody may not know of. */
export const gone = { status: 404, json: { code: 'not-found' } }

/** Which rooms a socket was told of; a replica that was slow to hear may say it twice, which changes nothing. */
export const roomsIn = (told: readonly ({ chatRoomId: string } | { id: string })[]) => [
  ...new Set(told.map((event) => ('chatRoomId' in event ? event.chatRoomId : event.id))),
]

/** What a spec about blocks does with a chat of two replicas. */
export class Blocking {
  readonly #chat: ChatService

  constructor(chat: ChatService) {
    this.#chat = chat
  }

  /** Says what another service would say. */
  publish<N extends EventName>(name: N, data: EventData<N>) {
    const publisher = name === 'connection.changed' ? 'connections' : 'users'
    return this.#chat.database.publish(publisher, name, data)
  }

  async roomIds(member: TestMember) {
    return (await this.#chat.rooms(member)).json.map(({ id }: { id: string }) => id)
  }

  /** A socket of each of the two on each replica. */
  everywhere({ one, two }: { one: TestMember; two: TestMember }): Promise<ChatClient[]> {
    return Promise.all(
      [one, two].flatMap((member) => [0, 1].map((replica) => this.#chat.connect(member, replica))),
    )
  }
}
