import { once } from 'node:events'
import { createServer } from 'node:net'

/**
 * Below the slots of `npm start` (16384 and up) and of what systems hand out by themselves (32768 and up), so that
 * nobody's outgoing connection takes a port between its being given and being listened on.
 */
const firstPort = 10_240
const rangeSize = 128
const ranges = 48

let next = Math.floor(Math.random() * rangeSize)

/**
 * A TCP port on the loopback that nobody listens on at this moment. It is given once: not to the tests that run beside
 * this one either, as each of Jest's workers has a range of its own.
 *
 * @throws Error when something listens on every port of the range
 */
export async function freePort(): Promise<number> {
  const range = Number(process.env['JEST_WORKER_ID'] ?? 0) % ranges
  for (let tried = 0; tried < rangeSize; tried += 1) {
    const port = firstPort + range * rangeSize + (next++ % rangeSize)
    if (await isFree(port)) return port
  }
  throw new Error(`Something listens on every port from ${firstPort + range * rangeSize} on.`)
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port, '127.0.0.1')
  try {
    await once(server, 'listening')
  } catch {
    return false
  }
  server.close()
  await once(server, 'close')
  return true
}
