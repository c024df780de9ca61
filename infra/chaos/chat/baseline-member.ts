import { randomUUID } from 'node:crypto'
import { io, type Socket } from 'socket.io-client'
import type { BaselineClientEvents, BaselineServerEvents } from './baseline-events.ts'
import type { Client } from './client.ts'
import type { Log } from './log.ts'

interface Person {
  memberId: string
  room: string
  url: string
}

/** The same person in front of the baseline: Socket.IO's own reconnecting and buffering, and nothing else. */
export class BaselineMember implements Client {
  readonly #person: Person
  readonly #log: Log
  #life = 0
  #socket: Socket<BaselineServerEvents, BaselineClientEvents>

  readonly isIdle = true

  constructor(person: Person, log: Log) {
    this.#person = person
    this.#log = log
    this.#socket = this.#open()
  }

  send(content: string): void {
    const { memberId: sender, room } = this.#person
    const message = { room, sender, content, clientId: randomUUID() }
    this.#log.write({ kind: 'sent', at: Date.now(), message })
    this.#socket.emit('send', message, (answer) =>
      this.#log.write({ kind: 'acknowledged', at: Date.now(), message: answer }),
    )
  }

  drop(): void {
    this.#socket.io.engine?.close()
  }

  reload(): void {
    this.close()
    this.#socket = this.#open()
  }

  close(): void {
    this.#socket.removeAllListeners()
    this.#socket.disconnect()
  }

  #open(): Socket<BaselineServerEvents, BaselineClientEvents> {
    this.#life += 1
    const life = this.#life
    const { url, room, memberId: member } = this.#person
    const socket: Socket<BaselineServerEvents, BaselineClientEvents> = io(url, {
      auth: { room },
      transports: ['websocket'],
      forceNew: true,
      reconnectionDelay: 500,
      reconnectionDelayMax: 5_000,
    })
    socket.on('message', (message) =>
      this.#log.write({ kind: 'received', at: Date.now(), member, life, message }),
    )
    return socket
  }
}
