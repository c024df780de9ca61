import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { rawRequest, statusOf } from './raw-request.ts'
import { RunningGateway } from './running-gateway.ts'

/** A server that nobody meant: what reaches it was led there by a request's own target. */
const seen: string[] = []
const elsewhere = createServer((request, response) => {
  seen.push(request.url ?? '')
  response.end()
})
elsewhere.on('upgrade', (request, socket) => {
  seen.push(request.url ?? '')
  socket.destroy()
})

const tunnelled: IncomingMessage[] = []
const chat = createServer()
chat.on('upgrade', (request, socket) => {
  tunnelled.push(request)
  socket.on('error', () => socket.destroy())
  socket.end('HTTP/1.1 101 Switching Protocols\r\nupgrade: websocket\r\nconnection: upgrade\r\n\r\n')
})

let gateway: RunningGateway
let otherServer: string

beforeAll(async () => {
  for (const server of [elsewhere, chat]) {
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
  }
  otherServer = `127.0.0.1:${(elsewhere.address() as AddressInfo).port}`
  gateway = await RunningGateway.start({
    CHAT_URL: `http://127.0.0.1:${(chat.address() as AddressInfo).port}`,
  })
})
afterAll(async () => {
  await gateway?.stop()
  for (const server of [elsewhere, chat]) {
    server.close()
    server.closeAllConnections()
  }
})
beforeEach(() => {
  seen.length = 0
  tunnelled.length = 0
})

const upgrading = 'Host: gateway\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n'
const plain = 'Host: gateway\r\nConnection: close\r\n\r\n'

const malformed = [
  '//',
  '*',
  'x:y',
  'http://[::1',
  'https://x/socket.io/',
  '/\\evil/socket.io/',
  '/%',
  '/%00',
  '/socket.io/%zz',
  '///',
  '/?\\',
]

describe('a request whose target no URL can be made of', () => {
  test.each(malformed)('%s ends no gateway, with an upgrade and without', async (target) => {
    for (const headers of [upgrading, plain]) {
      const answer = await rawRequest(gateway.url, `GET ${target} HTTP/1.1\r\n${headers}`)
      expect([101, 500, 503]).not.toContain(statusOf(answer))
    }
    expect((await gateway.get('/healthz')).status).toBe(200)
    expect(tunnelled).toEqual([])
  })

  test.each(['//', 'https://x/', 'x:y', '/\\evil/'])('%s is malformed', async (target) => {
    const answer = await rawRequest(gateway.url, `GET ${target} HTTP/1.1\r\n${plain}`)
    expect(statusOf(answer)).toBe(400)
  })
})

describe('a request that names another server', () => {
  const query = '?EIO=4&transport=websocket'
  const targets = (): string[] => [
    `//${otherServer}/socket.io/${query}`,
    `http://${otherServer}/socket.io/${query}`,
    `/\\${otherServer}/socket.io/${query}`,
    `//${otherServer}/api/user/profile`,
    `http://${otherServer}/api/user/profile`,
    `/\\${otherServer}/api/user/profile`,
    `/api//${otherServer}/user/profile`,
    `/api/auth//${otherServer}/x`,
    `/api/auth/http://${otherServer}/x`,
    `@${otherServer}/api/user/profile`,
  ]

  test.each([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])(
    'in its target (%i) reaches it neither by HTTP nor by a socket',
    async (index) => {
      for (const headers of [upgrading, plain]) {
        await rawRequest(gateway.url, `GET ${targets()[index]} HTTP/1.1\r\n${headers}`)
      }
      expect([seen, tunnelled]).toEqual([[], []])
    },
  )

  test('in its Host header reaches the chat alone, without the header', async () => {
    const headers = `Host: ${otherServer}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`
    const answer = await rawRequest(gateway.url, `GET /socket.io/${query} HTTP/1.1\r\n${headers}`)
    expect([statusOf(answer), seen, tunnelled[0]?.headers.host]).toEqual([
      101,
      [],
      `127.0.0.1:${(chat.address() as AddressInfo).port}`,
    ])
  })

  test('takes nothing but the version and the transport to the chat', async () => {
    const answer = await rawRequest(
      gateway.url,
      `GET /socket.io/${query}&sid=x&admin=1&x=%0d%0aa:b HTTP/1.1\r\n${upgrading}`,
    )
    expect([statusOf(answer), tunnelled[0]?.url]).toEqual([101, `/socket.io/${query}`])
  })

  test.each([
    '',
    '?EIO=3&transport=websocket',
    '?EIO=4&transport=polling',
    '?EIO=4',
    '?EIO=4&EIO=3&transport=websocket',
  ])('with the query "%s" is no socket of the chat', async (other) => {
    const answer = await rawRequest(gateway.url, `GET /socket.io/${other} HTTP/1.1\r\n${upgrading}`)
    expect([statusOf(answer), tunnelled]).toEqual([404, []])
  })
})

test('connections that are reset in the middle of an upgrade end no gateway', async () => {
  const { hostname, port } = new URL(gateway.url)
  for (const path of ['/socket.io/?EIO=4&transport=websocket', '/nowhere']) {
    const socket = connect(Number(port), hostname)
    await once(socket, 'connect')
    socket.write(`GET ${path} HTTP/1.1\r\n${upgrading}`)
    socket.resetAndDestroy()
    await once(socket, 'close')
  }
  expect((await gateway.get('/healthz')).status).toBe(200)
})
