import { chatSocket } from '@rafiq/contracts'

/**
 * Whether a request's target is a path of this server (RFC 9112 §3.2.1). Whole addresses, `*`, and what a URL parser
 * would take for another server's name are not: nothing here answers for somebody else.
 */
export const isOriginForm = (target: string): boolean => /^\/(?![/\\])/.test(target)

/** What a client of the chat says of its line; Socket.IO's fourth protocol over WebSocket is the only one. */
const socketQuery = { EIO: '4', transport: 'websocket' } as const

/** Where the chat's service takes sockets: the same for all, whatever else a request said. */
export const chatSocketTarget = `${chatSocket.path}/?${new URLSearchParams(socketQuery)}`

/** Whether a request's target asks for a socket of the chat. Never throws, whatever the target is. */
export function isChatSocketTarget(target: string): boolean {
  const [path = '', query = ''] = target.split('?', 2)
  if (path !== `${chatSocket.path}/`) return false
  const given = new URLSearchParams(query)
  return Object.entries(socketQuery).every(([name, value]) => {
    const values = given.getAll(name)
    return values.length === 1 && values[0] === value
  })
}
