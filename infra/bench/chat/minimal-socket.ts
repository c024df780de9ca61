import WebSocket from 'ws'
import { connectPacket, eventPacket, pong, readPacket } from './packets.ts'

export interface Address {
  /** `ws://127.0.0.1:4105`. */
  url: string
  namespace: string
}

type Heard = (name: string, payload: unknown) => void

/**
 * A client of Socket.IO that does what a benchmark needs and costs next to nothing: on a machine that client and server
 * share, what the client takes is missing to the server.
 */
export class MinimalSocket {
  readonly #socket: WebSocket
  readonly #namespace: string
  readonly #heard: Heard
  readonly #answers = new Map<number, (answer: unknown) => void>()
  readonly #connected = Promise.withResolvers<MinimalSocket>()
  #next = 0

  private constructor({ url, namespace }: Address, auth: object, heard: Heard) {
    this.#namespace = namespace
    this.#heard = heard
    this.#socket = new WebSocket(`${url}/socket.io/?EIO=4&transport=websocket`, {
      perMessageDeflate: false,
      skipUTF8Validation: true,
    })
    this.#socket.on('message', (data: Buffer) => this.#receive(data.toString(), auth))
    this.#socket.once('error', (error) => this.#connected.reject(error))
    this.#socket.once('close', () => this.#connected.reject(new Error('The connection was closed.')))
  }

  /** Resolves once the namespace let it in. */
  static open(address: Address, auth: object, heard: Heard): Promise<MinimalSocket> {
    return new MinimalSocket(address, auth, heard).#connected.promise
  }

  get isOpen(): boolean {
    return this.#socket.readyState === WebSocket.OPEN
  }

  emit(name: string, payload: unknown): void {
    this.#socket.send(eventPacket(this.#namespace, name, payload))
  }

  ask(name: string, payload: unknown, answered: (answer: unknown) => void): void {
    const id = this.#next
    this.#next += 1
    this.#answers.set(id, answered)
    this.#socket.send(eventPacket(this.#namespace, name, payload, id))
  }

  /** Resolves once the connection is closed. */
  close(): Promise<void> {
    const closed = Promise.withResolvers<void>()
    this.#socket.once('close', () => closed.resolve())
    if (this.#socket.readyState === WebSocket.CLOSED) closed.resolve()
    this.#socket.close()
    return closed.promise
  }

  #receive(text: string, auth: object): void {
    const packet = readPacket(text)
    if (packet.kind === 'event') this.#heard(packet.name, packet.payload)
    else if (packet.kind === 'answer') {
      this.#answers.get(packet.id)?.(packet.payload)
      this.#answers.delete(packet.id)
    } else if (packet.kind === 'ping') this.#socket.send(pong)
    else if (packet.kind === 'open') this.#socket.send(connectPacket(this.#namespace, auth))
    else if (packet.kind === 'connected') this.#connected.resolve(this)
    else if (packet.kind === 'refused') this.#connected.reject(new Error(packet.reason))
  }
}
