import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { freePort } from '@rafiq/testing'
import { callService, isConnectionFailure } from '../src/index.ts'

let server: Server
let seen: IncomingHttpHeaders = {}

beforeAll(async () => {
  server = createServer((request, response) => {
    seen = request.headers
    if (request.url === '/silent') return
    if (request.url === '/elsewhere') response.writeHead(302, { location: '/' }).end()
    else response.writeHead(404).end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const call = (path: string, { timeout = 30_000, port = (server.address() as AddressInfo).port } = {}) =>
  callService({
    url: new URL(path, `http://127.0.0.1:${port}`),
    method: 'GET',
    credential: 'the credential of the caller',
    timeout,
  })

const failure = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => null,
    (error: unknown) => error,
  )

test('call of a service bears the caller’s credential, and leaves the status to the caller', async () => {
  expect((await call('/')).status).toBe(404)
  expect(seen['x-service-credential']).toBe('the credential of the caller')
})

test('silent service and absent service are unavailable: 503', async () => {
  expect(isConnectionFailure(await failure(call('/silent', { timeout: 50 })))).toBe(true)
  expect(isConnectionFailure(await failure(call('/', { port: await freePort() })))).toBe(true)
})

test('the credential follows no redirection', async () => {
  expect(await failure(call('/elsewhere'))).toMatchObject({ name: 'TypeError' })
})
