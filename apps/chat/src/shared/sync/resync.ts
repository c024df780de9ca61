import { reconnectDelay } from '@rafiq/chat-client'
import type { QueryClient } from '@rafiq/platform/query'
import { isAgreementKey } from '../agreements/agreement-query.ts'
import { isQuestionCardsKey } from '../questions/question-cards-query.ts'
import { roomsQuery } from '../rooms/rooms-query.ts'
import { catchUp } from '../timeline/fetch-messages.ts'
import { isMessagesKey } from '../timeline/messages-query.ts'

/** Reads what happened without a connection, again and again until it could be read. */
export class Resync {
  readonly #client: QueryClient
  readonly #memberId: string
  readonly #onRead: () => void
  #timer: ReturnType<typeof setTimeout> | undefined
  #isStopped = false

  constructor(client: QueryClient, memberId: string, onRead: () => void) {
    this.#client = client
    this.#memberId = memberId
    this.#onRead = onRead
  }

  run(): void {
    clearTimeout(this.#timer)
    if (this.#isStopped) return
    readMissed(this.#client, this.#memberId).then(this.#onRead, () => {
      this.#timer = setTimeout(() => this.run(), reconnectDelay)
    })
  }

  stop(): void {
    this.#isStopped = true
    clearTimeout(this.#timer)
  }
}

/**
 * Reads the rooms and the cards or the agreement of the open one anew, and its conversation from the last message on. Other conversations are
 * read whole when they are opened again.
 */
async function readMissed(client: QueryClient, memberId: string): Promise<void> {
  const conversations = client
    .getQueryCache()
    .findAll({ predicate: ({ queryKey }) => isMessagesKey(queryKey) })
  const open = conversations.filter((query) => query.isActive())
  for (const query of conversations) if (!query.isActive()) client.removeQueries({ queryKey: query.queryKey })
  await Promise.all([
    client.fetchQuery({ ...roomsQuery(memberId), staleTime: 0 }),
    client.invalidateQueries({
      predicate: ({ queryKey }) => isQuestionCardsKey(queryKey) || isAgreementKey(queryKey),
    }),
    ...open.map(({ queryKey }) => catchUp(client, roomIdOf(String(queryKey[0])))),
  ])
}

const roomIdOf = (path: string): string => decodeURIComponent(path.split('/')[3] ?? '')
