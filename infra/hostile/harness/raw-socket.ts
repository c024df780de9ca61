import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'

export interface RawAnswer {
  readonly text: string
  /** Status of each answer that came, in order. */
  readonly statuses: readonly number[]
  readonly closed: boolean
}

/** A bare connection to the gateway. */
export async function open(origin: string): Promise<Socket> {
  const { hostname, port } = new URL(origin)
  const socket = connect({ host: hostname, port: Number(port), noDelay: true })
  socket.on('error', () => undefined)
  await Promise.race([once(socket, 'connect'), once(socket, 'close')]).catch(() => undefined)
  return socket
}

/** Sends bytes as they are and listens, until the other side closes or nothing more comes. @param timeLimit ms */
export async function sendRaw(origin: string, bytes: string | Buffer, timeLimit = 1_500): Promise<RawAnswer> {
  const socket = await open(origin)
  const chunks: Buffer[] = []
  let heard = Date.now()
  let closed = socket.destroyed
  socket.on('data', (chunk: Buffer) => {
    chunks.push(chunk)
    heard = Date.now()
  })
  socket.on('close', () => {
    closed = true
  })
  socket.write(bytes)
  const quiet = () => Date.now() - heard > (chunks.length > 0 ? 300 : timeLimit)
  while (!closed && !quiet()) await delay(20)
  socket.destroy()
  const text = Buffer.concat(chunks).toString('latin1')
  const statuses = [...text.matchAll(/^HTTP\/1\.[01] (\d{3})/gm)].map(([, status]) => Number(status))
  return { text, statuses, closed }
}
