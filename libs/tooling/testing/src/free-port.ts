import { once } from 'node:events'
import { createServer } from 'node:net'

/**
 * Below the slots of `npm start` (16384 and up) and of what systems hand out by themselves (32768 and up), so that
 * nobody's outgoing connection takes a port between its being given and being listened on.
 */
const firstPort = 10_240
const laneSize = 128
const lanes = 48

let next = Math.floor(Math.random() * laneSize)

/**
 * A TCP port on the loopback that nobody listens on at this moment. It is given once: not to the tests that run beside
 * this one either, as each of Jest's workers has a lane of its own.
 *
 * @throws Error when something listens on every port of the lane
 */
export async function freePort(): Promise<number> {
  const lane = Number(process.env['JEST_WORKER_ID'] ?? 0) % lanes
  for (let tried = 0; tried < laneSize; tried += 1) {
    const port = firstPort + lane * laneSize + (next++ % laneSize)
    if (await isFree(port)) return port
  }
  throw new Error(`Something listens on every port from ${firstPort + lane * laneSize} on.`)
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
