import { once } from 'node:events'
import { createServer, type IncomingMessage, request } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { waitUntil } from '@rafiq/testing'
import { RunningGateway } from './running-gateway.ts'

/** A service that takes every upgrade and says back what it hears. */
const taken: { request: IncomingMessage; socket: Duplex }[] = []
const service = createServer((_, response) => response.writeHead(400).end())
service.on('upgrade', (incoming, socket) => {
  taken.push({ request: incoming, socket })
  socket.on('error', () => socket.destroy())
  if (incoming.headers['x-refused']) {
    const status = `HTTP/1.1 ${incoming.headers['x-refused']} As It Is`
    socket.end(
      `${status}\r\ncontent-type: application/json\r\nset-cookie: a=b\r\ncontent-length: 2\r\n\r\n{}`,
    )
    return
  }
  socket.write('HTTP/1.1 101 Switching Protocols\r\nupgrade: websocket\r\nconnection: upgrade\r\n\r\n')
  socket.pipe(socket)
})

let gateway: RunningGateway

beforeAll(async () => {
  service.listen(0, '127.0.0.1')
  await once(service, 'listening')
  gateway = await RunningGateway.start({
    CHAT_URL: `http://127.0.0.1:${(service.address() as AddressInfo).port}`,
  })
})
afterAll(async () => {
  await gateway?.stop()
  service.close()
})

type Opened = { status: number; headers: IncomingMessage['headers']; socket?: Socket; body?: string }

function open(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Opened> {
  return new Promise((resolve, reject) => {
    const call = request(`${gateway.url}${path}`, {
      method,
      headers: { connection: 'upgrade', upgrade: 'websocket', ...headers },
    })
    call.on('error', reject)
    call.on('upgrade', ({ statusCode = 0, headers }, socket) => {
      socket.on('error', () => socket.destroy())
      resolve({ status: statusCode, headers, socket: socket as Socket })
    })
    call.on('response', async (answer) => {
      const chunks: Buffer[] = []
      for await (const chunk of answer) chunks.push(chunk)
      resolve({
        status: answer.statusCode ?? 0,
        headers: answer.headers,
        body: Buffer.concat(chunks).toString(),
      })
    })
    call.end()
  })
}

const query = '?EIO=4&transport=websocket'
const path = `/socket.io/${query}`

describe('a socket of the chat', () => {
  test('is led to its service and back, byte by byte', async () => {
    const { status, headers, socket } = await open(path)
    expect([status, headers.upgrade]).toEqual([101, 'websocket'])
    socket?.write('سلام')
    const [echo] = (await once(socket as Socket, 'data')) as [Buffer]
    expect(echo.toString()).toBe('سلام')
    socket?.destroy()
  })

  test('bears the id and the address that the gateway gave, and speaks for no service', async () => {
    const { headers, socket } = await open(path, {
      'x-service-credential': 'guessed',
      'x-forwarded-for': '8.8.8.8',
      'x-request-id': 'mine-mine-mine',
    })
    const seen = taken.at(-1)?.request
    expect(seen?.url).toBe(path)
    expect(seen?.headers['x-request-id']).toBe(headers['x-request-id'])
    expect(seen?.headers['x-forwarded-for']).toMatch(/127\.0\.0\.1$/)
    expect(seen?.headers).not.toHaveProperty('x-service-credential')
    socket?.destroy()
  })

  test('ends at both sides when one of them ends', async () => {
    const first = await open(path)
    const far = taken.at(-1)?.socket
    first.socket?.destroy()
    await waitUntil('the service sees it', () => far?.destroyed)
    const second = await open(path)
    taken.at(-1)?.socket.destroy()
    await waitUntil('the browser sees it', () => second.socket?.destroyed)
  })

  test.each(['400', '426'])('that the service refuses with %s is answered with it', async (refused) => {
    const { status, headers, body } = await open(path, { 'x-refused': refused })
    expect([status, headers['content-type'], body]).toEqual([Number(refused), 'application/json', '{}'])
    expect(headers['x-request-id']).toBeDefined()
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers).not.toHaveProperty('set-cookie')
    expect(headers.connection).toBe('close')
  })

  test.each(['200', '302', '500', '503'])('that the service answers with %s is 503', async (refused) => {
    const { status, headers, body = '' } = await open(path, { 'x-refused': refused })
    expect([status, JSON.parse(body).code]).toEqual([503, 'unavailable'])
    expect(headers['retry-after']).toBe('5')
    expect(headers['x-request-id']).toBeDefined()
  })

  test('is not made of another method than GET', async () => {
    const before = taken.length
    const { status } = await open(path, {}, 'POST')
    expect([status, taken.length]).toEqual([404, before])
  })

  test.each(['/api/socket.io/', '/', `/socket.iox/${query}`, `/matches${query}`])(
    'is not made of %s',
    async (other) => {
      const before = taken.length
      expect((await open(other)).status).not.toBe(101)
      expect(taken).toHaveLength(before)
    },
  )

  test.each(['https://evil.example', 'null', 'http://localhost:4001'])(
    'is rejected for a page of %s, and its service receives nothing',
    async (origin) => {
      const before = taken.length
      const { status, body = '' } = await open(path, { origin })
      expect([status, JSON.parse(body).code, taken.length]).toEqual([403, 'forbidden', before])
    },
  )

  test.each<[string, Record<string, string>]>([
    ['the gateway', { origin: 'https://evil.example' }],
    ['its service', { 'x-refused': '400' }],
  ])('that %s rejects is closed, also where the caller keeps it open', async (_, headers) => {
    const { hostname, port } = new URL(gateway.url)
    const caller = connect({ host: hostname, port: Number(port), allowHalfOpen: true })
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
    caller.on('error', () => undefined).resume()
    caller.write(
      `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: upgrade\r\nUpgrade: websocket\r\n${lines}\r\n`,
    )
    await once(caller, 'end')
    await waitUntil('nobody is there any more', () => {
      caller.write('x')
      return caller.destroyed
    })
  })

  test('is opened by a page of the platform', async () => {
    const { status, socket } = await open(path, { origin: 'http://localhost:4000' })
    expect(status).toBe(101)
    socket?.destroy()
  })

  test('does not keep a gateway that stops', async () => {
    const { socket } = await open(path)
    await gateway.shutDown()
    await waitUntil('it is closed', () => socket?.destroyed)
    await gateway.boot({ CHAT_URL: 'http://127.0.0.1:9' })
    expect((await open(path)).status).toBe(503)
  })
})
