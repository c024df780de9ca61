import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { type Asker, type LoadRequest, requestOf } from './requests.ts'

/** A request that was not answered with a success. */
export interface Failure {
  kind: string
  method: string
  /** The status, or why there was none. */
  what: string
  /** The replica that was being restarted. */
  during: string
}

/** What became of all requests of a load. */
export interface LoadTally {
  made: number
  /** Milliseconds of each that was answered with a success. */
  times: number[]
  failures: Failure[]
  /** Ids of the messages that were acknowledged. */
  messages: string[]
}

interface LoadOptions {
  origin: string
  askers: readonly Asker[]
  /** Each asks again as soon as it was answered. */
  connections: number
}

/** Longer than a gateway waits for a service. */
const timeout = 35_000

/** Asks over connections that stay open. Nothing is asked twice: what fails has failed. */
export class Load {
  /** The replica that is being restarted. */
  during = ''
  readonly #options: LoadOptions
  readonly #agent: Agent
  readonly #tally: LoadTally = { made: 0, times: [], failures: [], messages: [] }
  readonly #running: Promise<unknown>
  #isOver = false

  constructor(options: LoadOptions) {
    this.#options = options
    this.#agent = new Agent({ keepAlive: true, maxSockets: options.connections })
    this.#running = Promise.all(Array.from({ length: options.connections }, () => this.#ask()))
  }

  get made(): number {
    return this.#tally.made
  }

  get failed(): number {
    return this.#tally.failures.length
  }

  /** Resolves once the last request was answered. */
  async stop(): Promise<LoadTally> {
    this.#isOver = true
    await this.#running
    this.#agent.destroy()
    return this.#tally
  }

  async #ask(): Promise<void> {
    const { askers } = this.#options
    while (!this.#isOver) {
      const index = this.#tally.made++
      const asker = askers[index % askers.length]
      if (!asker) throw new Error('Nobody is there to ask.')
      await this.#send(requestOf(index, asker, randomUUID()))
    }
  }

  async #send(wanted: LoadRequest): Promise<void> {
    const start = performance.now()
    const { kind, method } = wanted
    const { status, text } = await this.#exchange(wanted)
    if (status < 200 || status > 299) {
      const what = status === 0 ? text : `${status} ${inOneLine(text)}`
      this.#tally.failures.push({ kind, method, what, during: this.during })
      return
    }
    this.#tally.times.push(performance.now() - start)
    if (kind === 'message') this.#tally.messages.push((JSON.parse(text) as { id: string }).id)
  }

  /** Never rejects: a status of 0 says that there was no answer, its text why. */
  #exchange({ method, path, headers, body }: LoadRequest): Promise<{ status: number; text: string }> {
    const { hostname, port } = new URL(this.#options.origin)
    return new Promise((resolve) => {
      const fail = (error: Error & { code?: string }) =>
        resolve({ status: 0, text: error.code ?? error.message })
      const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) }
      const outgoing = request(
        { agent: this.#agent, hostname, port, method, path, headers: { ...headers, ...length }, timeout },
        (answer) => {
          let text = ''
          answer.setEncoding('utf8')
          answer.on('data', (chunk: string) => {
            text += chunk
          })
          answer.on('error', fail)
          answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }))
        },
      )
      outgoing.on('timeout', () => outgoing.destroy(new Error(`no answer in ${timeout} ms`)))
      outgoing.on('error', fail)
      outgoing.end(body)
    })
  }
}

/** What an answer says, without the markup of a proxy's own. */
const inOneLine = (text: string): string =>
  text
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, 120)
