import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface SeenRequest {
  readonly method: string
  readonly url: string
  readonly headers: IncomingMessage['headers']
  readonly body: string
}

type Answer = (request: SeenRequest, response: ServerResponse) => void

/** A service behind the gateway: a real HTTP server that remembers what reached it. */
export class Upstream {
  readonly requests: SeenRequest[] = []
  answer: Answer
  /** Answers a request of which only the head was read. */
  answerUnread: Answer | undefined
  readonly #server: Server
  #port = 0

  constructor(answer: Answer) {
    this.answer = answer
    this.#server = createServer((request, response) => void this.#serve(request, response))
  }

  get url(): string {
    return `http://127.0.0.1:${this.#port}`
  }

  /** The requests but for those that the gateway makes by itself. */
  get proxied(): SeenRequest[] {
    return this.requests.filter(({ url }) => url.startsWith('/api/'))
  }

  /** Listens; after `stop` on the same port again. */
  async start(): Promise<this> {
    this.#server.listen(this.#port, '127.0.0.1')
    await once(this.#server, 'listening')
    this.#port = (this.#server.address() as AddressInfo).port
    return this
  }

  /** Goes away as a killed process does. */
  async stop(): Promise<void> {
    if (!this.#server.listening) return
    const closed = once(this.#server, 'close')
    this.#server.close()
    this.#server.closeAllConnections()
    await closed
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', url = '', headers } = request
    if (this.answerUnread) {
      this.answerUnread({ method, url, headers, body: '' }, response)
      return
    }
    const chunks: Buffer[] = []
    try {
      for await (const chunk of request) chunks.push(chunk)
    } catch {
      // The gateway gave up in the middle.
      return
    }
    const seen = { method, url, headers, body: Buffer.concat(chunks).toString('utf8') }
    this.requests.push(seen)
    this.answer(seen, response)
  }
}

/** Answers JSON. */
export function json(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', ...headers })
  response.end(JSON.stringify(body))
}
