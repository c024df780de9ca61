import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { pipeline } from 'node:stream'

/** Not passed on: they belong to one connection. */
const ownHeaders = ['connection', 'keep-alive', 'transfer-encoding']

/**
 * A proxy between a browser and the platform, at a port of its own: it forwards everything, records the requests (one
 * that a cache answers is none), and can be cut. `navigator.onLine` stays true then, as on a bad connection.
 */
export class NetworkProxy {
  /** `GET /path` of every request that was forwarded, in order. */
  readonly requests: string[] = []
  /** It ends no connection by itself: a caller that had just begun to use one would be cut off. */
  readonly #server = createServer({ keepAliveTimeout: 0 }, (incoming, answer) => this.#pass(incoming, answer))
  readonly #sockets = new Set<Socket>()
  readonly #target: URL
  readonly #from: string | undefined
  readonly #changed = new Map<string, (text: string) => string>()
  #changeDocument: ((html: string, policy: string) => string) | undefined
  #port = 0

  /** @param from the address on loopback that the platform sees, such as `127.0.0.2`: that of another visitor */
  constructor(target: string, from?: string) {
    this.#target = new URL(target)
    this.#from = from
    this.#server.on('connection', (socket) => {
      this.#sockets.add(socket)
      socket.on('close', () => this.#sockets.delete(socket))
    })
    this.#server.on('upgrade', (incoming, socket) => this.#passSocket(incoming, socket as Socket))
  }

  get url(): string {
    return `http://localhost:${this.#port}`
  }

  /** Listens, after a cut at the same port as before. */
  async open(): Promise<void> {
    this.#server.listen(this.#port, 'localhost')
    await once(this.#server, 'listening')
    this.#port = (this.#server.address() as AddressInfo).port
  }

  async cut(): Promise<void> {
    const closed = once(this.#server, 'close')
    this.#server.close()
    for (const socket of this.#sockets) socket.destroy()
    await closed
  }

  /** Rewrites the body of this path from now on. */
  rewrite(path: string, by: (text: string) => string): void {
    this.#changed.set(path, by)
  }

  /** Rewrites every document from now on. @param by gets the document and its Content-Security-Policy */
  rewriteDocuments(by: (html: string, policy: string) => string): void {
    this.#changeDocument = by
  }

  #source(): { localAddress?: string; family?: number } {
    return this.#from === undefined ? {} : { localAddress: this.#from, family: 4 }
  }

  #pass(incoming: IncomingMessage, answer: ServerResponse): void {
    const { method = 'GET', url: path = '/' } = incoming
    this.requests.push(`${method} ${path}`)
    const change = this.#changed.get(path)
    const mayChange = change !== undefined || this.#changeDocument !== undefined
    const headers = { ...incoming.headers, ...(mayChange && { 'accept-encoding': 'identity' }) }
    const passed = request(
      new URL(path, this.#target),
      { method, headers, ...this.#source() },
      (response) => {
        const kept = Object.entries(response.headers).filter(([name]) => !ownHeaders.includes(name))
        const changed = change ?? this.#changeOf(response)
        if (changed) return void sendChanged(response, Object.fromEntries(kept), changed, answer)
        answer.writeHead(response.statusCode ?? 502, Object.fromEntries(kept))
        response.pipe(answer)
      },
    )
    passed.on('error', () => answer.destroy())
    incoming.pipe(passed)
  }

  #changeOf({ headers }: IncomingMessage): ((text: string) => string) | undefined {
    const change = this.#changeDocument
    if (!change || !headers['content-type']?.startsWith('text/html')) return undefined
    return (html) => change(html, String(headers['content-security-policy']))
  }

  /** A request that becomes a socket: what either side sends after it goes to the other as it is. */
  #passSocket(incoming: IncomingMessage, socket: Socket): void {
    const { method = 'GET', url: path = '/' } = incoming
    this.requests.push(`${method} ${path}`)
    const target = new URL(path, this.#target)
    // The platform opens sockets to its own pages only, and knows itself by its own address.
    const headers = { ...incoming.headers, origin: target.origin }
    const passed = request(target, { method, headers, ...this.#source() })
    passed.on('upgrade', (response, other, head) => {
      const { rawHeaders } = response
      const lines = rawHeaders.flatMap((name, at) => (at % 2 === 0 ? [`${name}: ${rawHeaders[at + 1]}`] : []))
      socket.write(['HTTP/1.1 101 Switching Protocols', ...lines, '', ''].join('\r\n'))
      other.unshift(head)
      pipeline(socket, other, socket, () => undefined)
    })
    // Refused.
    passed.on('response', () => socket.destroy())
    passed.on('error', () => socket.destroy())
    passed.end()
  }
}

async function sendChanged(
  response: IncomingMessage,
  headers: Record<string, string | string[] | undefined>,
  change: (text: string) => string,
  answer: ServerResponse,
): Promise<void> {
  const text = change((await response.toArray()).join(''))
  const { etag: _, ...others } = headers
  answer.writeHead(response.statusCode ?? 502, { ...others, 'content-length': Buffer.byteLength(text) })
  answer.end(text)
}
