/** What a server of Socket.IO sends over a WebSocket, as far as a client of one namespace has to know. */
export type Packet =
  | { kind: 'open' | 'ping' | 'connected' | 'other' }
  | { kind: 'refused'; reason: string }
  | { kind: 'event'; name: string; payload: unknown }
  | { kind: 'answer'; id: number; payload: unknown }

/** Engine.IO's type, Socket.IO's type, the namespace unless it is the main one, the id of an answer, the data. */
const pattern = /^4([0-4])(?:(\/[^,]*),)?(\d*)(.*)$/s

/** Reads one packet of Engine.IO 4 that carries Socket.IO 5, without attachments. */
export function readPacket(text: string): Packet {
  if (text === '2') return { kind: 'ping' }
  if (text.startsWith('0')) return { kind: 'open' }
  const [, type, , id, data = ''] = pattern.exec(text) ?? []
  if (type === '0') return { kind: 'connected' }
  if (type === '4') return { kind: 'refused', reason: data }
  if (type === '2') {
    const [name, payload] = JSON.parse(data) as [string, unknown]
    return { kind: 'event', name, payload }
  }
  if (type === '3') return { kind: 'answer', id: Number(id), payload: (JSON.parse(data) as unknown[])[0] }
  return { kind: 'other' }
}

/** @param namespace '/' is the main one, which is not named. */
const inNamespace = (namespace: string): string => (namespace === '/' ? '' : `${namespace},`)

export const connectPacket = (namespace: string, auth: object): string =>
  `40${inNamespace(namespace)}${JSON.stringify(auth)}`

/** @param id asks for an answer under this number */
export const eventPacket = (namespace: string, name: string, payload: unknown, id?: number): string =>
  `42${inNamespace(namespace)}${id ?? ''}${JSON.stringify([name, payload])}`

export const pong = '3'
