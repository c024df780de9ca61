import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { freePort, waitUntil } from '@rafiq/testing'
import { Supervisor } from '../local/supervisor.ts'
import { startHaproxy } from './haproxy.ts'

let folder: string
let supervisor: Supervisor
const servers: Server[] = []

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rafiq-haproxy-'))
  supervisor = new Supervisor(folder)
})
afterEach(async () => {
  await supervisor.stopAll()
  for (const server of servers.splice(0)) server.close().closeAllConnections()
  rmSync(folder, { recursive: true })
})

/** Says its name to whoever asks, and of itself what it is given. */
async function aReplica(name: string, readyz: { status: number; body: string }) {
  const server = createServer((request, response) => {
    const isCheck = request.url === '/readyz'
    response.writeHead(isCheck ? readyz.status : 200).end(isCheck ? readyz.body : name)
  }).listen(0, '127.0.0.1')
  servers.push(server)
  await once(server, 'listening')
  return { name, port: (server.address() as AddressInfo).port }
}

const ready = () => ({ status: 200, body: '{"status":"ok"}' })
const down = () => ({ status: 503, body: '{"status":"error"}' })
const shuttingDown = { status: 503, body: '{"status":"shutting_down"}' }

/** Who answers at an address of haproxy, in some requests in a row. */
async function answering(port: number): Promise<string[]> {
  const answers: string[] = []
  for (let count = 0; count < 6; count += 1) {
    answers.push(await (await fetch(`http://127.0.0.1:${port}/`)).text())
  }
  return [...new Set(answers)].toSorted()
}

/** haproxy in front of two replicas; resolves to a wait until just these answer. */
async function start(isPublic: boolean, one: { status: number; body: string }, two = ready(), processes = 1) {
  const port = await freePort()
  const replicas = [await aReplica('one', one), await aReplica('two', two)]
  await startHaproxy(supervisor, folder, [{ name: 'users', port, isPublic, replicas }], processes)
  return async (expected: string[]) => {
    await waitUntil(
      `${expected.join(' and ')} answer`,
      async () => String(await answering(port)) === String(expected),
      { interval: 200 },
    )
  }
}

test('haproxy leads to each replica of a service that is ready, and to none that is not', async () => {
  const state = down()
  const answer = await start(false, state)
  await answer(['two'])
  Object.assign(state, ready())
  await answer(['one', 'two'])
  Object.assign(state, shuttingDown)
  await expect(answer(['two'])).resolves.toBeUndefined()
})

test('haproxy leads to gateways while a service is down, and to none that shuts down', async () => {
  const states = [down(), down()] as const
  const answer = await start(true, ...states)
  await answer(['one', 'two'])
  Object.assign(states[0], shuttingDown)
  await expect(answer(['two'])).resolves.toBeUndefined()
})

test('two processes of haproxy share an address, which answers while one of them is there', async () => {
  const answer = await start(false, ready(), ready(), 2)
  await answer(['one', 'two'])
  await supervisor.stopTogether(['haproxy'])
  await expect(answer(['one', 'two'])).resolves.toBeUndefined()
})
