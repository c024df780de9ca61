import { type IncomingMessage, type OutgoingHttpHeaders, request, type Server } from 'node:http'
import { type Duplex, pipeline } from 'node:stream'
import type { ProductConfig } from '@rafiq/platform-contracts'
import {
  answerOverSocket,
  ForbiddenError,
  isOwnOrigin,
  isSecure,
  rawHead,
  requestIdHeader,
  UnavailableError,
  uuidv7,
} from '@rafiq/service-kit'
import { cameByPlainHttp } from '../http/plain-http.ts'
import { findSocket, socketTarget } from './request-target.ts'
import { upstreamHeaders } from './upstream-headers.ts'

/** Milliseconds until the service must have taken the socket. */
const timeout = 5_000

/** Open tunnels, which a server that closes does not close by itself. */
export interface Tunnels {
  closeAll(): void
}

interface TunnelOptions {
  readonly sockets: ProductConfig['sockets']
  /** Addresses by the names of services. */
  readonly upstreams: Readonly<Record<string, string>>
  /** Pages of other addresses open no socket. */
  readonly publicUrl: string
  /** Of every answer of the gateway. */
  readonly headers: Readonly<Record<string, string>>
}

/** Node's, from 24.9 on: which requests become tunnels; all others that offer an upgrade are answered without it. */
type Upgradable = Server & { shouldUpgradeCallback?: (request: IncomingMessage) => boolean }

/** A GET (RFC 6455 §4.1): what another method brings with it would be lost on the way. */
const asksForSocket = ({ method, headers }: IncomingMessage): boolean =>
  method === 'GET' && headers.upgrade?.toLowerCase() === 'websocket'

/**
 * Leads the product's WebSockets to their services, byte by byte: nothing is parsed here, and either end's pace holds the
 * other back. A service that is unavailable is 503 before anything is opened; what it refuses is refused in its own words.
 * Where the tunnel leads is settled here: the request says neither the server nor the path. Nothing that a listener
 * meets may be thrown, since nobody is above it.
 */
export function tunnelSockets(server: Server, options: TunnelOptions): Tunnels {
  const { sockets, upstreams, publicUrl, headers } = options
  const open = new Set<Duplex>()
  const targetOf = (request: IncomingMessage): URL | undefined => {
    const socket = asksForSocket(request) ? findSocket(sockets, request.url ?? '') : undefined
    return socket && new URL(socketTarget(socket), upstreams[socket.service])
  }
  ;(server as Upgradable).shouldUpgradeCallback = (request) => targetOf(request) !== undefined
  server.on('upgrade', (incoming, client, head) => {
    client.on('error', () => client.destroy())
    const requestId = uuidv7()
    const target = targetOf(incoming)
    const isPlain = isSecure({ PUBLIC_URL: publicUrl }) && cameByPlainHttp(incoming.headers)
    if (!target || isPlain || !isOwnOrigin(incoming.headers.origin, publicUrl)) {
      answerOverSocket(client, new ForbiddenError(), { requestId, headers })
      return
    }
    const outgoing = request(target, {
      headers: { ...headersFor(incoming, requestId), connection: 'upgrade', upgrade: 'websocket' },
      timeout,
    })
    const reject = (cause?: Error) => {
      outgoing.destroy()
      answerOverSocket(client, new UnavailableError({ cause }), { requestId, headers })
    }
    client.once('close', () => outgoing.destroy())
    outgoing.on('timeout', reject)
    outgoing.on('error', reject)
    outgoing.on('response', (answer) => {
      const { statusCode: status = 0 } = answer
      if (status >= 400 && status < 500) {
        outgoing.off('timeout', reject).once('timeout', () => outgoing.destroy())
        passOnRejection(client, answer, { ...headers, [requestIdHeader]: requestId })
        return
      }
      answer.resume()
      reject()
    })
    outgoing.on('upgrade', (answer, service, first) => {
      client.write(rawHead(101, { ...answer.headers, [requestIdHeader]: requestId } as OutgoingHttpHeaders))
      join(client, service, head, first)
      for (const end of [client, service]) {
        open.add(end)
        end.once('close', () => open.delete(end))
      }
    })
    outgoing.end()
  })
  return { closeAll: () => open.forEach((end) => void end.destroy()) }
}

/** Of the browser's, without the server's name that it says and the length of a body that there is none of. */
function headersFor({ headers, socket }: IncomingMessage, requestId: string) {
  const { host: _host, 'content-length': _length, ...rest } = headers
  return upstreamHeaders(rest, {
    address: socket.remoteAddress ?? '',
    protocol: 'encrypted' in socket ? 'https' : 'http',
    requestId,
  })
}

/** A service's rejection, with nothing of its headers but what the body is. The connection ends with it. */
function passOnRejection(client: Duplex, answer: IncomingMessage, headers: OutgoingHttpHeaders): void {
  const { 'content-type': type, 'content-length': length } = answer.headers
  const head = { ...headers, 'content-type': type, 'content-length': length, connection: 'close' }
  client.write(rawHead(answer.statusCode ?? 400, head))
  pipeline(answer, client, () => client.destroy())
}

/** Each end gets what the other sends, and ends with it. */
function join(client: Duplex, service: Duplex, head: Buffer, first: Buffer): void {
  for (const [from, to] of [
    [client, service],
    [service, client],
  ] as const) {
    if ('setTimeout' in from && typeof from.setTimeout === 'function') from.setTimeout(0)
    if ('setNoDelay' in from && typeof from.setNoDelay === 'function') from.setNoDelay(true)
    from.on('error', () => from.destroy())
    from.once('close', () => to.destroy())
    from.pipe(to)
  }
  if (first.length > 0) client.write(first)
  if (head.length > 0) service.write(head)
}
