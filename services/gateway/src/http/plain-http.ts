import type { IncomingHttpHeaders } from 'node:http'
import type { ProductConfig } from '@rafiq/platform-contracts'
import { ForbiddenError } from '@rafiq/service-kit'

/**
 * Whether the proxy in front took this over plain HTTP; the last word of several is its own. Where none says so, nothing is
 * known of it: a proxy that speaks of nothing has to look to port 80 itself.
 */
export const cameByPlainHttp = (headers: IncomingHttpHeaders): boolean =>
  /(?:^|,)\s*http\s*$/i.test(String(headers['x-forwarded-proto'] ?? ''))

const methodsOfPages = ['GET', 'HEAD']

/**
 * Where a request goes that came by plain HTTP: a page to its HTTPS address. A call is refused, so that a program that
 * sends what should be secret in plain is noticed and does not go on (ASVS 4.1.2).
 *
 * @param target in origin form
 * @throws ForbiddenError for a call
 */
export function secureAddress(
  { method = '', target }: { method?: string | undefined; target: string },
  { publicUrl, sockets }: { publicUrl: string; sockets: ProductConfig['sockets'] },
): string {
  const [path = ''] = target.split('?', 1)
  const isCall = /^\/api(?:\/|$)/i.test(path) || sockets.some((socket) => path.startsWith(socket.path))
  if (isCall || !methodsOfPages.includes(method)) throw new ForbiddenError()
  return `${new URL(publicUrl).origin}${target}`
}
