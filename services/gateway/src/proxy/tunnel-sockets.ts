import { type IncomingMessage, type OutgoingHttpHeaders, request, type Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { chatSocket } from '@rafiq/contracts'
import { requestIdHeader, UnavailableError, uuidv7 } from '@rafiq/service-kit'
import { answerOverSocket, switchOverSocket } from './raw-answers.ts'
import { upstreamHeaders } from './upstream-headers.ts'

/** Milliseconds until the service must have taken the socket. */
const timeout = 5_000

/** Open tunnels, which a server that closes does not close by itself. */
export interface Tunnels {
  closeAll(): void
}

/** Node's, from 24.9 on: which requests become tunnels; all others that offer an upgrade are answered without it. */
type Upgradable = Server & { shouldUpgradeCallback?: (request: IncomingMessage) => boolean }

const isChatSocket = ({ url = '', headers }: IncomingMessage): boolean =>
  headers.upgrade?.toLowerCase() === 'websocket' &&
  new URL(url, 'http://gateway').pathname === `${chatSocket.path}/`

/**
 * Leads WebSockets of the chat to its service, byte by byte: nothing is parsed here, and either end's pace holds the
 * other back. A service that is away answers 503 before anything is opened.
 */
export function tunnelSockets(server: Server, upstream: string): Tunnels {
  const open = new Set<Duplex>()
  ;(server as Upgradable).shouldUpgradeCallback = isChatSocket
  server.on('upgrade', (incoming, client, head) => {
    client.on('error', () => client.destroy())
    const requestId = uuidv7()
    const outgoing = request(new URL(incoming.url ?? '', upstream), {
      headers: { ...headersFor(incoming, requestId), connection: 'upgrade', upgrade: 'websocket' },
      timeout,
    })
    const refuse = (cause?: Error) => {
      outgoing.destroy()
      answerOverSocket(client, new UnavailableError({ cause }), requestId)
    }
    client.once('close', () => outgoing.destroy())
    outgoing.on('timeout', refuse)
    outgoing.on('error', refuse)
    outgoing.on('response', (answer) => {
      answer.resume()
      refuse()
    })
    outgoing.on('upgrade', (answer, service, first) => {
      switchOverSocket(client, { ...answer.headers, [requestIdHeader]: requestId } as OutgoingHttpHeaders)
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

function headersFor({ headers, socket }: IncomingMessage, requestId: string) {
  return upstreamHeaders(headers, {
    address: socket.remoteAddress ?? '',
    protocol: 'encrypted' in socket ? 'https' : 'http',
    requestId,
  })
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
