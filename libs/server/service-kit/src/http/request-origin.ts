import type { IncomingMessage } from 'node:http'
import proxyAddr from '@fastify/proxy-addr'
import { uuidv7 } from '../ids.ts'

/** The header that carries a request's id through all services and back to the client. */
export const requestIdHeader = 'x-request-id'

/** Between services: whose request is being served, for the records of what was done. */
export const addressHeader = 'x-acting-address'

const wellFormed = /^[A-Za-z0-9_-]{8,64}$/

/** The id that a caller gave, where it is well formed: it may end up in logs and headers. */
export function claimedRequestId(header: string | string[] | undefined): string | undefined {
  return typeof header === 'string' && wellFormed.test(header) ? header : undefined
}

/**
 * How a service gives its requests their ids: the one that a peer of the platform said, where it is well formed, and a
 * new one else.
 *
 * @param peers addresses as of `TRUSTED_PROXIES`; null: nobody is believed, ids are made here
 */
export function requestIds(peers: string | null): (request: IncomingMessage) => string {
  if (!peers) return () => uuidv7()
  const isPeer = proxyAddr.compile(peers.split(',').map((peer) => peer.trim()))
  return ({ headers, socket }) => {
    const claimed = claimedRequestId(headers[requestIdHeader])
    return claimed !== undefined && isPeer(socket.remoteAddress ?? '', 0) ? claimed : uuidv7()
  }
}

/**
 * Where a request came from. Another service says whose request it serves; from outside nobody can, since internal routes
 * demand its secret.
 */
export function addressOf(url: string, header: string | string[] | undefined, ip: string): string | null {
  if (!url.startsWith('/internal/')) return ip
  return typeof header === 'string' && header.length <= 64 ? header : null
}
