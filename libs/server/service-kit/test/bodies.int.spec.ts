import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { connect } from 'node:net'
import { ReadableStream } from 'node:stream/web'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import {
  Body,
  type CanActivate,
  Controller,
  type ExecutionContext,
  Injectable,
  Module,
  Post,
  UseGuards,
} from '@nestjs/common'
import type { NestFastifyApplication } from '@nestjs/platform-fastify'
import { z } from 'zod'
import { LargeBody, UnauthorizedError } from '../src/index.ts'
import { testApp } from './app.ts'

const photoSchema = z.object({ photo: z.string() })
const mebibyte = 1024 * 1024

/** How many bytes of the request's body were read when the guard decided. */
const readAtGuard: number[] = []

@Injectable()
class KeyGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const { raw } = context.switchToHttp().getRequest()
    readAtGuard.push(raw.readableFlowing === null ? 0 : raw.socket.bytesRead)
    if (raw.headers['x-key'] !== 'key') throw new UnauthorizedError()
    return true
  }
}

@Controller()
class PhotosController {
  @Post('small')
  small(@Body({ schema: photoSchema }) { photo }: z.infer<typeof photoSchema>) {
    return { length: photo.length }
  }

  @Post('large')
  @UseGuards(KeyGuard)
  @LargeBody(mebibyte)
  large(@Body({ schema: photoSchema }) { photo }: z.infer<typeof photoSchema>) {
    return { length: photo.length }
  }
}

@Module({ controllers: [PhotosController] })
class PhotosModule {}

const apps: NestFastifyApplication[] = []
let port: number
/** Of the same service with so little patience that a test can outlast it, as a busy machine can. */
let impatientPort: number
const timeouts = { headers: 200, body: 200, request: 600, check: 50 }

async function listen(options: Parameters<typeof testApp>[1] = {}): Promise<number> {
  const app = await testApp(PhotosModule, options)
  apps.push(app)
  await app.listen(0, '127.0.0.1')
  return (app.getHttpServer().address() as AddressInfo).port
}

beforeAll(async () => {
  port = await listen()
  impatientPort = await listen({ timeouts })
})
afterAll(() => Promise.all(apps.map((app) => app.close())))
beforeEach(() => {
  readAtGuard.length = 0
})

const post = async (path: string, body: string | ReadableStream, headers: Record<string, string> = {}) => {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
    method: 'POST',
    body,
    duplex: 'half',
    headers: { 'content-type': 'application/json', ...headers },
  } as RequestInit)
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
}
const chunked = (text: string) => ReadableStream.from([Buffer.from(text)])
const photo = (bytes: number) => JSON.stringify({ photo: 'x'.repeat(bytes) })
const nested = (depth: number) => `{"photo":${'['.repeat(depth)}`
const key = { 'x-key': 'key' }

describe('a JSON body', () => {
  test('of up to 32 KiB is taken', async () => {
    expect(await post('/small', photo(32 * 1024 - 12))).toMatchObject({ status: 201 })
    expect(await post('/small', chunked(photo(32 * 1024 - 12)))).toMatchObject({ status: 201 })
  })

  test('of more is refused, with a length and without', async () => {
    for (const body of [photo(32 * 1024), chunked(photo(32 * 1024))]) {
      expect(await post('/small', body)).toMatchObject({ status: 413, body: { code: 'too-large' } })
    }
  })

  test('is refused as malformed past a depth, before it is complete', async () => {
    expect(await post('/small', nested(30_000))).toMatchObject({ status: 400, body: { code: 'malformed' } })
    expect(await post('/large', nested(900_000), key)).toMatchObject({ status: 400 })
  })

  test('of many small values is refused as malformed', async () => {
    expect(await post('/large', `[${'{},'.repeat(300_000)}{}]`, key)).toMatchObject({ status: 400 })
  })
})

describe('a route that declares a large body', () => {
  test('takes it, up to its own limit', async () => {
    expect(await post('/large', photo(mebibyte - 12), key)).toEqual({
      status: 201,
      body: { length: mebibyte - 12 },
    })
    for (const body of [photo(mebibyte), chunked(photo(mebibyte))]) {
      expect(await post('/large', body, key)).toMatchObject({ status: 413 })
    }
  })

  test('answers by its guard before anything of the body was read', async () => {
    expect(await post('/large', chunked(photo(mebibyte)))).toMatchObject({ status: 401 })
    expect(readAtGuard).toEqual([0])
  })

  test('refuses broken JSON, an empty body and a prototype as any other', async () => {
    for (const body of [
      '{"photo":',
      '',
      '{"__proto__": {"admin": true}}',
      '{"photo": 1}',
      '{"photo": {"length": {"toString": 1}}}',
    ]) {
      expect(await post('/large', body, key)).toMatchObject({ status: 400, body: { code: 'malformed' } })
    }
  })
})

/** All that the server sends over this connection until it ends it. */
const untilClosed = async (bytes: string, at = port) => {
  const socket = connect(at, '127.0.0.1')
  socket.on('error', () => socket.destroy())
  await once(socket, 'connect')
  socket.write(bytes)
  let answer = ''
  for await (const chunk of socket) answer += String(chunk)
  return answer
}

describe('a client that is slow', () => {
  const head = (path: string) =>
    `POST ${path} HTTP/1.1\r\nHost: x\r\nX-Key: key\r\nContent-Type: application/json\r\nContent-Length: 100\r\n`

  test.each([
    ['in its headers', head('/small')],
    ['in its body', `${head('/small')}\r\n{`],
    ['in a large body', `${head('/large')}\r\n{`],
    ['in a body that nobody wants', `${head('/unknown')}\r\n{`],
  ])('%s is answered 408 or 404, and its connection ends', async (_where, bytes) => {
    const answer = await untilClosed(bytes, impatientPort)
    expect(answer).toMatch(/^HTTP\/1\.1 (408|404) /)
    expect(answer).toContain('x-content-type-options: nosniff')
  })

  test('in nothing at all loses its connection', async () => {
    expect(await untilClosed('GET', impatientPort)).toMatch(/^HTTP\/1\.1 408 /)
  })
})

test('request that is no HTTP is answered in the shape of every error', async () => {
  const answer = await untilClosed('\0\0\0\r\n\r\n')
  expect(answer).toMatch(/^HTTP\/1\.1 400 /)
  expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toMatchObject({ code: 'malformed' })
})

test('a request with too long an address is answered, HEAD by a head alone', async () => {
  const request = (method: string) => `${method} /${'x'.repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`
  expect(await untilClosed(request('GET'))).toMatch(/^HTTP\/1\.1 413 [^{]*\r\n\r\n\{.*"too-large"/s)
  expect(await untilClosed(request('HEAD'))).toMatch(/^HTTP\/1\.1 413 [^{]*\r\n\r\n$/)
})
