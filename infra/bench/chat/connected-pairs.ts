import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { text } from './messages.ts'
import { type Address, MinimalSocket } from './minimal-socket.ts'
import type { Pair } from './pairs.ts'
import { noMessages } from './tally.ts'

/** Pairs whose sockets are opened at once. */
const atOnce = 20

/** Milliseconds: longer than a service looks back before a handshake, so that no socket is told of what came to the one before it. */
const overlap = 500

interface NewMessage {
  chatRoomId: string
  clientId: string
  sequence?: number
}

/** Pairs with open sockets that write to each other, all in this process: one clock times both ends. */
export class ConnectedPairs {
  readonly #pairs: readonly Pair[]
  readonly #sockets: (readonly [MinimalSocket, MinimalSocket])[] = []
  /** When messages under way were due. */
  readonly #due = new Map<string, number>()
  /** What comes is marked as read, as by the app. */
  #reads = false
  tally = noMessages()
  /** Milliseconds from when a message was due until the other had it. */
  latencies: number[] = []

  constructor(pairs: readonly Pair[]) {
    this.#pairs = pairs
  }

  /** The two of a pair at different addresses, where there are several. */
  async open(addresses: readonly Address[], reads: boolean): Promise<void> {
    this.#reads = reads
    for (let start = 0; start < this.#pairs.length; start += atOnce) {
      const opened = this.#pairs.slice(start, start + atOnce).map(({ participants: [one, two] }, offset) => {
        const open = ({ auth }: typeof one, side: 0 | 1) => {
          const address = addresses[(start + offset + side) % addresses.length] as Address
          return MinimalSocket.open(address, auth, (name, payload) => {
            if (name === 'message:new') this.#receive(start + offset, side, payload as NewMessage)
          })
        }
        return Promise.all([open(one, 0), open(two, 1)])
      })
      this.#sockets.push(...(await Promise.all(opened)))
    }
  }

  get rooms(): number {
    return this.#sockets.length
  }

  /** Sockets that are open at this moment. */
  get held(): number {
    return this.#sockets.flat().filter(({ isOpen }) => isOpen).length
  }

  async close(): Promise<void> {
    await Promise.all(
      this.#sockets
        .splice(0)
        .flat()
        .map((socket) => socket.close()),
    )
    await delay(overlap)
  }

  /** @param due by this process's clock; @param answered whether it was stored */
  send(room: number, side: 0 | 1, due: number, answered: (stored: boolean) => void): void {
    const pair = this.#pairs[room]
    const clientId = randomUUID()
    this.#due.set(clientId, due)
    this.tally.sent += 1
    const message = {
      chatRoomId: pair?.room,
      senderId: pair?.participants[side].memberId,
      content: text,
      clientId,
    }
    this.#sockets[room]?.[side].ask('message:send', message, (answer) => {
      const stored = !(answer as { code?: string }).code
      this.tally[stored ? 'acknowledged' : 'refused'] += 1
      answered(stored)
    })
  }

  #receive(room: number, side: 0 | 1, { chatRoomId, clientId, sequence }: NewMessage): void {
    const due = this.#due.get(clientId)
    if (due === undefined) {
      this.tally.doubled += 1
      return
    }
    this.#due.delete(clientId)
    this.latencies.push(performance.now() - due)
    this.tally.delivered += 1
    if (this.#reads) this.#sockets[room]?.[side].emit('room:read', { chatRoomId, sequence })
  }
}
