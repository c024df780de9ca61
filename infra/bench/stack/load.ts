import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { aSearch, path } from './search-cards.ts'

/** How many ask at once, each again as soon as they were answered. */
const askers = 32
const body = JSON.stringify(aSearch)
const endOfHead = Buffer.from('\r\n\r\n')

/**
 * Asks for so many milliseconds; answers how many requests were answered. It speaks HTTP by itself: Node's client costs
 * more than the bare server, which would then wait for it, and a server that waits is woken for each request alone.
 */
export async function load(address: string, milliseconds: number): Promise<number> {
  const { hostname, port, host } = new URL(address)
  const request = Buffer.from(
    `POST ${path} HTTP/1.1\r\nhost: ${host}\r\ncontent-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  )
  const end = performance.now() + milliseconds
  const counts = Array.from({ length: askers }, () =>
    ask(connect({ host: hostname, port: Number(port), noDelay: true }), request, end),
  )
  return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0)
}

/** @returns how many were answered over this connection until then */
async function ask(socket: Socket, request: Buffer, end: number): Promise<number> {
  let answered = 0
  let received: Buffer = Buffer.alloc(0)
  socket.on('data', (chunk: Buffer) => {
    received = received.length === 0 ? chunk : Buffer.concat([received, chunk])
    const length = lengthOf(received)
    if (length === undefined || received.length < length) return
    const status = received.toString('latin1', 9, 12)
    if (status !== '200' && status !== '201') {
      socket.destroy(new Error(`A search was answered ${status}.`))
      return
    }
    answered += 1
    received = received.subarray(length)
    if (performance.now() < end) socket.write(request)
    else socket.end()
  })
  socket.write(request)
  await once(socket, 'close')
  return answered
}

/** Bytes of the whole answer; undefined until its head is there. */
function lengthOf(received: Buffer): number | undefined {
  const head = received.indexOf(endOfHead)
  if (head === -1) return undefined
  const length = /\r\ncontent-length: (\d+)/i.exec(received.toString('latin1', 0, head))?.[1]
  if (length === undefined) throw new Error('An answer does not say how long it is.')
  return head + endOfHead.length + Number(length)
}
