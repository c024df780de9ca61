import type { ProductConfig } from '@rafiq/platform-contracts'

type Socket = ProductConfig['sockets'][number]

/**
 * Whether a request's target is a path of this server (RFC 9112 §3.2.1). Whole addresses, `*`, and what a URL parser
 * would take for another server's name are not: nothing here answers for somebody else.
 */
export const isOriginForm = (target: string): boolean => /^\/(?![/\\])/.test(target)

/** Where a service takes sockets: the same for all, whatever else a request said. */
export const socketTarget = ({ path, query }: Socket): string => `${path}?${new URLSearchParams(query)}`

/** The socket that a request's target asks for, by its path and each word of its query. Never throws. */
export function findSocket(sockets: readonly Socket[], target: string): Socket | undefined {
  const [path = '', query = ''] = target.split('?', 2)
  const given = new URLSearchParams(query)
  return sockets.find(
    (socket) =>
      socket.path === path &&
      Object.entries(socket.query).every(([name, value]) => {
        const values = given.getAll(name)
        return values.length === 1 && values[0] === value
      }),
  )
}
