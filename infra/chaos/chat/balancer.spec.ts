import { createServer, type Server } from 'node:http'
import { afterEach, expect, test } from '@jest/globals'
import { freePort, waitUntil } from '@rafiq/testing'
import { Balancer } from './balancer.ts'

const servers: Server[] = []
let balancer: Balancer | undefined
afterEach(() => {
  balancer?.close()
  for (const server of servers.splice(0)) server.close()
})

async function serve(name: string): Promise<number> {
  const port = await freePort()
  const server = createServer((_, response) => response.setHeader('connection', 'close').end(name))
  servers.push(server.listen(port, '127.0.0.1'))
  await waitUntil('it listens', () => server.listening)
  return port
}

const ask = async (): Promise<string> => (await fetch(balancer?.url ?? '')).text()

test('chaos balancer leads connections to all in turn', async () => {
  balancer = await Balancer.listen([await serve('one'), await serve('two')])
  expect(new Set([await ask(), await ask()])).toEqual(new Set(['one', 'two']))
})

test('chaos balancer passes over one that is gone', async () => {
  balancer = await Balancer.listen([await freePort(), await serve('two')])
  expect([await ask(), await ask()]).toEqual(['two', 'two'])
})
