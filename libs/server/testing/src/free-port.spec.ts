import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, it } from '@jest/globals'
import { freePort } from './free-port.ts'

const systemsOwn = 32_768

it('free port gives no port twice, though nobody listens on it yet', async () => {
  const ports = await Promise.all(Array.from({ length: 50 }, () => freePort()))
  expect(new Set(ports).size).toBe(50)
  expect(Math.max(...ports)).toBeLessThan(systemsOwn)
})

it('free port gives no port to two of the workers that run side by side', async () => {
  const own = process.env['JEST_WORKER_ID']
  const portsOf = (worker: string) => {
    process.env['JEST_WORKER_ID'] = worker
    return Promise.all(Array.from({ length: 128 }, () => freePort()))
  }
  try {
    const given = [...(await portsOf('31')), ...(await portsOf('32'))]
    expect(new Set(given).size).toBe(256)
  } finally {
    process.env['JEST_WORKER_ID'] = own
  }
})

it('free port passes over a port that somebody listens on', async () => {
  const taken = (await freePort()) + 1
  const server = createServer().listen(taken, '127.0.0.1')
  await once(server, 'listening')
  try {
    expect(await freePort()).not.toBe(taken)
  } finally {
    server.close()
  }
})
