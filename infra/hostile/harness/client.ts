import { Agent, request } from 'node:http'
import type { WireRequest } from '../fuzz/request.ts'
import type { Machine } from './machine.ts'

export interface Answer {
  /** 0: there was none. */
  readonly status: number
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly text: string
  /** Milliseconds from the first byte sent to the last one received. */
  readonly took: number
  /** Milliseconds of these in which the machine let the platform wait; 0 where it was answered soon. */
  readonly waited: number
  /** Why there was none. */
  readonly failure?: string
}

/** Longer than the platform may ever take. */
const timeLimit = 30_000

/** Milliseconds; what takes no longer is never judged by its time. */
const soon = 250

/** Sends requests over kept connections. Nothing of a request is put right on the way. */
export class Client {
  readonly #agent: Agent
  readonly #origin: URL
  readonly #machine: Machine | undefined

  constructor(
    origin: string,
    { connections = 32, machine }: { connections?: number; machine?: Machine } = {},
  ) {
    this.#machine = machine
    this.#origin = new URL(origin)
    this.#agent = new Agent({ keepAlive: true, maxSockets: connections })
  }

  /** Never rejects. A connection that was closed while it was idle is no answer: it is asked once more. */
  async send(wire: WireRequest): Promise<Answer> {
    const answer = await this.#once(wire)
    return answer.failure === 'ECONNRESET' || answer.failure === 'EPIPE' ? this.#once(wire) : answer
  }

  close(): void {
    this.#agent.destroy()
  }

  #once({ method, path, headers, body }: WireRequest): Promise<Answer> {
    const start = performance.now()
    const times = () => {
      const took = performance.now() - start
      return { took, waited: took > soon ? (this.#machine?.waitedSince(start) ?? 0) : 0 }
    }
    return new Promise((resolve) => {
      const fail = (error: Error & { code?: string }) =>
        resolve({
          status: 0,
          headers: {},
          text: '',
          ...times(),
          failure: error.code ?? error.message,
        })
      try {
        const outgoing = request({
          agent: this.#agent,
          host: this.#origin.hostname,
          port: this.#origin.port,
          method,
          path,
          timeout: timeLimit,
          headers: { ...headers, ...(body !== undefined && { 'content-length': Buffer.byteLength(body) }) },
        })
        outgoing.on('timeout', () =>
          outgoing.destroy(Object.assign(new Error('timeout'), { code: 'TIMEOUT' })),
        )
        outgoing.on('error', fail)
        outgoing.on('response', (incoming) => {
          const chunks: Buffer[] = []
          incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
          incoming.on('error', fail)
          incoming.on('end', () =>
            resolve({
              status: incoming.statusCode ?? 0,
              headers: incoming.headers,
              text: Buffer.concat(chunks).toString(),
              ...times(),
            }),
          )
        })
        outgoing.end(body)
      } catch (error) {
        // What Node itself does not send is for the attack by bare sockets.
        resolve({ status: -1, headers: {}, text: '', took: 0, waited: 0, failure: String(error) })
      }
    })
  }
}
