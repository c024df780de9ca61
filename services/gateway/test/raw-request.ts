import { once } from 'node:events'
import { connect } from 'node:net'

/**
 * What a server answers to bytes as they are, until it ends the connection or the head of its answer is there. No HTTP
 * client would send such requests.
 */
export async function rawRequest(url: string, bytes: string): Promise<string> {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  socket.on('error', () => socket.destroy())
  socket.setTimeout(60_000, () => socket.destroy())
  await once(socket, 'connect')
  socket.write(bytes, 'latin1')
  let answer = ''
  for await (const chunk of socket) {
    answer += String(chunk)
    if (answer.includes('\r\n\r\n')) break
  }
  socket.destroy()
  return answer
}

/** The status of a raw answer; 0 where the connection ended without one. */
export const statusOf = (answer: string): number => Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0)
