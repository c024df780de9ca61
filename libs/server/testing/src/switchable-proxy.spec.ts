import { once } from 'node:events'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { afterEach, expect, test } from '@jest/globals'
import { freePort } from './free-port.ts'
import { type SwitchableProxy, switchableProxy } from './switchable-proxy.ts'

const closers: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close()
})

/** Answers whatever it is told with its name before it. */
async function aServer(name: string): Promise<{ url: string; sockets: Socket[] }> {
  const sockets: Socket[] = []
  const server: Server = createServer((socket) => {
    sockets.push(socket)
    socket.on('error', () => undefined)
    socket.on('data', (said) => socket.write(`${name} ${said}`))
  })
  const port = await freePort()
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  closers.push(() => server.close())
  return { url: `tcp://127.0.0.1:${port}`, sockets }
}

async function aProxy(target: string): Promise<SwitchableProxy> {
  const proxy = await switchableProxy(target)
  closers.push(() => proxy.unplug())
  return proxy
}

async function aClient({ url }: SwitchableProxy): Promise<Socket> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  socket.on('error', () => undefined)
  closers.push(() => socket.destroy())
  await once(socket, 'connect')
  return socket
}

async function ask(socket: Socket, said: string): Promise<string> {
  const answered = once(socket, 'data')
  socket.write(said)
  return String((await answered)[0])
}

test('a proxy that cuts ends the connections that there are, and takes new ones', async () => {
  const proxy = await aProxy((await aServer('one')).url)
  const client = await aClient(proxy)
  expect(await ask(client, 'a')).toBe('one a')
  const closed = once(client, 'close')
  proxy.cut()
  await closed
  expect(await ask(await aClient(proxy), 'b')).toBe('one b')
})

test('a proxy that is redirected cuts, and leads to the other server from then on', async () => {
  const [one, other] = [await aServer('one'), await aServer('other')]
  const proxy = await aProxy(one.url)
  const client = await aClient(proxy)
  await ask(client, 'a')
  const closed = once(client, 'close')
  proxy.redirect(other.url)
  await closed
  expect(await ask(await aClient(proxy), 'b')).toBe('other b')
})

test('a slow proxy brings each answer no earlier than its lag, until it is slow no more', async () => {
  const proxy = await aProxy((await aServer('one')).url)
  const client = await aClient(proxy)
  proxy.slow(80)
  const before = performance.now()
  expect(await ask(client, 'a')).toBe('one a')
  // Timers may be a millisecond early.
  expect(performance.now() - before).toBeGreaterThan(78)
  proxy.slow(0)
  expect(await ask(client, 'b')).toBe('one b')
})

test('a silent connection carries nothing while new ones work', async () => {
  const proxy = await aProxy((await aServer('one')).url)
  const client = await aClient(proxy)
  await ask(client, 'a')
  const events: unknown[] = []
  client.on('data', (data) => events.push(data))
  client.on('close', () => events.push('closed'))
  proxy.silence()
  client.write('b')
  expect(await ask(await aClient(proxy), 'c')).toBe('one c')
  expect(events).toEqual([])
})

test('a proxy tells no client of a server that ends a silent connection, but tells the server of a client that does', async () => {
  const { url, sockets } = await aServer('one')
  const proxy = await aProxy(url)
  const [one, other] = [await aClient(proxy), await aClient(proxy)]
  await ask(one, 'a')
  await ask(other, 'a')
  proxy.silence()
  let isTold = false
  one.on('close', () => {
    isTold = true
  })
  sockets[0]?.destroy()
  const left = once(sockets[1] as Socket, 'close')
  other.destroy()
  await left
  expect(isTold).toBe(false)
})
