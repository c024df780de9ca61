import { rename } from 'node:fs/promises'
import { request } from 'node:http'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { RunningGateway } from './running-gateway.ts'

let gateway: RunningGateway

beforeAll(async () => {
  gateway = await RunningGateway.start()
})

afterAll(async () => {
  await gateway.stop()
})

/** A request whose path no client tidies up. */
function rawStatus(path: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(gateway.url)
    request({ hostname, port, path }, (response) => {
      response.resume()
      resolve(response.statusCode)
    })
      .on('error', reject)
      .end()
  })
}

describe.each([
  ['a remote', '/remotes/matches/1.0.0/page.js', 'export const page'],
  ['the shell', '/shell/main.js', 'console.log("shell")'],
])('a file of %s', (_, path, content) => {
  test('may be cached for ever', async () => {
    const answer = await gateway.get(path, { 'accept-encoding': 'identity' })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
    expect(answer.headers.get('content-encoding')).toBeNull()
    expect(await answer.text()).toContain(content)
  })

  test('comes compressed to who takes it', async () => {
    const answer = await gateway.get(path, { 'accept-encoding': 'br' })
    expect([answer.headers.get('content-encoding'), answer.headers.get('vary')]).toEqual([
      'br',
      'accept-encoding',
    ])
    expect(await answer.text()).toContain(content)
  })

  test('is not sent again to who has it', async () => {
    const etag = (await gateway.get(path)).headers.get('etag') ?? ''
    const again = await gateway.get(path, { 'if-none-match': etag })
    expect([again.status, await again.text()]).toEqual([304, ''])
  })
})

test('a file without a compressed form is sent as it is', async () => {
  const answer = await gateway.get('/remotes/matches/1.0.0/logo.png', { 'accept-encoding': 'br' })
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png'])
  expect(answer.headers.get('content-encoding')).toBeNull()
})

test('a well-known file is at the root and asked for again each time', async () => {
  const answer = await gateway.get('/icon.svg')
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-cache'])
  expect(answer.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8')
})

test.each([
  '/remotes/matches/1.0.0/help.html',
  '/remotes/matches/1.0.0/logo.svg',
  '/remotes/matches/1.0.0/page.js',
  '/shell/main.js',
  '/icon.svg',
])('%s runs no script when somebody opens it by itself', async (path) => {
  const { status, headers } = await gateway.get(path)
  expect([status, headers.get('x-content-type-options')]).toEqual([200, 'nosniff'])
  expect(headers.get('content-security-policy')).toBe(
    "default-src 'none'; style-src 'unsafe-inline'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; sandbox",
  )
})

test('the worker of all pages may ask this origin, and nobody else', async () => {
  const { status, headers } = await gateway.get('/sw.js')
  expect([status, headers.get('content-security-policy')]).toEqual([
    200,
    "default-src 'none'; connect-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'",
  ])
})

test.each([
  '/remotes/matches/1.0.0/gone.js',
  '/remotes/matches/9.9.9/page.js',
  '/remotes/nobody/1.0.0/page.js',
  '/remotes/matches/1.0.0/page.js.br',
  '/remotes/matches/1.0.0/page.js.map',
  '/remotes/matches/1.0.0/page.js.map.gz',
  '/source-maps/matches/1.0.0/page.js.map.gz',
  '/remotes/matches/1.0.0/../../../source-maps/matches/1.0.0/page.js.map.gz',
  '/remotes/..%2fsource-maps/matches/1.0.0/page.js.map.gz',
  '/shell/..%2fsource-maps%2fmatches%2f1.0.0%2fpage.js.map.gz',
  '/remotes/matches/1.0.0',
  '/remotes',
  '/shell/gone.js',
  '/shell/shell.json',
  '/shell',
  '/robots.txt',
  '/remotes/matches/1.0.0/../../../../photos/secret.js',
  '/remotes/..%2f..%2fphotos/1.0.0/secret.js',
  '/remotes/matches/1.0.0/..%2f..%2f..%2fphotos%2fsecret.js',
  '/remotes/matches/1.0.0/%2e%2e/%2e%2e/%2e%2e/photos/secret.js',
  '/remotes/matches/..%2f..%2fphotos/secret.js',
  '/shell/../storage/photos/secret.js',
  '/shell/..%2fstorage%2fphotos%2fsecret.js',
  '/shell//etc/passwd',
])('file path %s is not found', async (path) => {
  expect(await rawStatus(path)).toBe(404)
})

test('file requests during a storage outage answer 503 uncached, and pages go on', async () => {
  const storage = join(gateway.folder, 'storage')
  await rename(storage, `${storage}.away`)
  try {
    expect((await gateway.get('/matches')).status).toBe(200)
    const answer = await gateway.get('/remotes/matches/1.0.0/page.js')
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-store'])
  } finally {
    await rename(`${storage}.away`, storage)
  }
  expect((await gateway.get('/remotes/matches/1.0.0/page.js')).status).toBe(200)
})

test('missing file is answered with JSON that nothing caches', async () => {
  const answer = await gateway.get('/remotes/matches/1.0.0/gone.js')
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(await answer.json()).toMatchObject({ code: 'not-found' })
})
