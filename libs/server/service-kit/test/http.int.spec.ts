import { request as httpRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { Body, Controller, Get, Module, Param, Post, Res, SerializeOptions } from '@nestjs/common'
import type { NestFastifyApplication } from '@nestjs/platform-fastify'
import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import {
  ConflictError,
  createLogger,
  currentRequestId,
  Metrics,
  NotFoundError,
  uuidv7,
} from '../src/index.ts'
import { settings, testApp } from './app.ts'

const personSchema = z
  .object({ email: z.email(), address: z.object({ city: z.string() }) })
  .meta({ id: 'Person' })
const cardSchema = z.object({ city: z.string() })

@Controller('people')
class PeopleController {
  @Post()
  add(@Body({ schema: personSchema }) person: z.infer<typeof personSchema>) {
    return { city: person.address.city, requestId: currentRequestId() }
  }

  @SerializeOptions({ schema: cardSchema })
  @Get('card')
  card() {
    return { city: 'riyadh', passwordHash: 'secret' }
  }

  @Get('conflict')
  conflict() {
    throw new ConflictError('email-exists')
  }

  @Get('broken')
  broken() {
    throw new Error('cannot write to noura@example.com')
  }

  @Get('away')
  away() {
    throw Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:25'), { code: 'ESOCKET' })
  }

  @Get('cached')
  cached(@Res({ passthrough: true }) reply: FastifyReply) {
    reply.headers({ 'cache-control': 'public, max-age=31536000, immutable', etag: '"x"' })
    throw new NotFoundError()
  }

  @Get('half')
  half(@Res() reply: FastifyReply) {
    reply.raw.writeHead(200)
    reply.raw.write('the first half')
    throw new Error('the second half is missing')
  }

  @Get(':id')
  one(@Param('id', { schema: z.uuid() }) id: string) {
    return { id }
  }
}

@Module({ controllers: [PeopleController] })
class PeopleModule {}

let app: NestFastifyApplication
const lines: string[] = []

beforeAll(async () => {
  const logger = createLogger({ service: 'test', level: 'info' }, { write: (line) => void lines.push(line) })
  app = await testApp(PeopleModule, { logger, bodyLimit: 1_000 })
})
afterAll(() => app.close())

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ method: 'GET', url, headers })
const post = (payload: string, type = 'application/json') =>
  app.inject({ method: 'POST', url: '/people', payload, headers: { 'content-type': type } })

describe('an error', () => {
  test('of the product has its own status, code and sentence', async () => {
    const response = await get('/people/conflict')
    expect(response.statusCode).toBe(409)
    expect(response.json()).toEqual({ code: 'email-exists', message: 'User with this email already exists' })
  })

  test('in a body is told path by path', async () => {
    const response = await post(JSON.stringify({ email: 'no', address: {} }))
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject({
      code: 'malformed',
      issues: [{ path: 'email' }, { path: 'address.city' }],
    })
  })

  test.each([
    ['broken JSON', '{"email": "noura@example.com"', 'application/json', 400, 'malformed'],
    ['no body where JSON was promised', '', 'application/json', 400, 'malformed'],
    ['a body over the limit', `"${'x'.repeat(1_001)}"`, 'application/json', 413, 'too-large'],
    ['XML', '<a/>', 'text/xml', 415, 'unsupported-type'],
    ['a form', 'email=a', 'application/x-www-form-urlencoded', 415, 'unsupported-type'],
    ['plain text', 'email', 'text/plain', 415, 'unsupported-type'],
    ['a prototype', '{"__proto__": {"admin": true}}', 'application/json', 400, 'malformed'],
  ])('for %s', async (_what, payload, type, status, code) => {
    const response = await post(payload, type)
    expect({ status: response.statusCode, code: response.json().code }).toEqual({ status, code })
    expect(response.body).not.toContain('noura')
  })

  test.each(['/people/not-an-id', '/%E0%A4%A'])('for the malformed path %s', async (path) => {
    const response = await get(path)
    expect({ status: response.statusCode, code: response.json().code }).toEqual({
      status: 400,
      code: 'malformed',
    })
  })

  test('for an unknown path does not repeat it', async () => {
    const response = await get('/unknown?email=noura@example.com')
    expect(response.statusCode).toBe(404)
    expect(response.json()).toMatchObject({ code: 'not-found' })
    expect(response.body).not.toContain('unknown')
  })

  test('of a connection is 503 and says when to come back', async () => {
    const response = await get('/people/away')
    expect(response.statusCode).toBe(503)
    expect(response.headers['retry-after']).toBe('5')
  })

  test('that nobody expected says nothing, and is logged with the request id and without personal data', async () => {
    const response = await get('/people/broken', { 'x-request-id': 'request-of-the-test' })
    expect(response.statusCode).toBe(500)
    expect(response.json()).toEqual({ code: 'internal', message: 'Something went wrong. Please try again.' })
    const line = lines.find(
      (text) => text.includes('"request failed"') && text.includes('request-of-the-test'),
    )
    expect(line).toContain('cannot write to [email]')
    expect(lines.join('')).not.toContain('noura')
  })

  test('is not cached, whatever was said of the answer before', async () => {
    const { headers } = await get('/people/cached')
    expect(headers).toMatchObject({ 'cache-control': 'no-store' })
    expect(headers.etag).toBeUndefined()
  })

  test('in the middle of an answer cuts it off', async () => {
    await app.listen(0, '127.0.0.1')
    const { port } = app.getHttpServer().address() as AddressInfo
    const outcome = await new Promise<string>((resolve) => {
      httpRequest({ port, path: '/people/half', host: '127.0.0.1' }, (response) => {
        response.on('error', (error) => resolve(error.message))
        response.on('end', () => resolve('ended'))
        response.resume()
      })
        .on('error', (error) => resolve(error.message))
        .end()
    })
    expect(['aborted', 'socket hang up']).toContain(outcome)
  })
})

describe('a request id', () => {
  test('that is well formed goes through to the handler and back', async () => {
    const id = uuidv7()
    const response = await app.inject({
      method: 'POST',
      url: '/people',
      payload: { email: 'a@example.com', address: { city: 'riyadh' } },
      headers: { 'x-request-id': id },
    })
    expect(response.statusCode).toBe(201)
    expect(response.json().requestId).toBe(id)
    expect(response.headers['x-request-id']).toBe(id)
  })

  test.each(['', 'a b', 'x'.repeat(65), 'id\twith tab'])('%j is replaced by a new one', async (id) => {
    const response = await get('/healthz', { 'x-request-id': id })
    expect(response.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
  })

  test('of a caller that is no peer of the platform is not used', async () => {
    const id = uuidv7()
    const response = await app.inject({
      url: '/healthz',
      headers: { 'x-request-id': id },
      remoteAddress: '203.0.113.7',
    })
    expect(response.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
    expect(response.headers['x-request-id']).not.toBe(id)
  })

  test('is made at the edge, where the caller’s is logged beside it and goes no further', async () => {
    const heard: string[] = []
    const edge = await testApp(PeopleModule, {
      isEdge: true,
      logger: createLogger({ service: 'edge', level: 'info' }, { write: (line) => void heard.push(line) }),
    })
    const asked = (id: string) =>
      edge.inject({
        method: 'POST',
        url: '/people',
        payload: { email: 'a@example.com', address: { city: 'riyadh' } },
        headers: { 'x-request-id': id },
      })
    const response = await asked('chosen-by-the-caller')
    await asked(`x${'\t'.repeat(3)} "forged"`)
    await edge.close()
    expect(response.json().requestId).toBe(response.headers['x-request-id'])
    const [first, second] = heard.filter((line) => line.includes('"request"')).map((line) => JSON.parse(line))
    expect(first).toMatchObject({
      requestId: response.headers['x-request-id'],
      callerRequestId: 'chosen-by-the-caller',
    })
    expect(second).not.toHaveProperty('callerRequestId')
  })

  test('is on errors too', async () => {
    expect((await get('/unknown')).headers['x-request-id']).toBeDefined()
    expect((await get('/%E0%A4%A')).headers['x-request-id']).toBeDefined()
  })
})

test('an answer holds what its schema names and nothing else', async () => {
  expect((await get('/people/card')).json()).toEqual({ city: 'riyadh' })
})

test('the headers of every answer are on those that no route gives too', async () => {
  const strict = await testApp(PeopleModule, { headers: { 'strict-transport-security': 'max-age=1' } })
  for (const path of ['/people/card', '/unknown', '/%E0%A4%A', '/people/broken', '/healthz']) {
    expect((await strict.inject(path)).headers).toMatchObject({
      'strict-transport-security': 'max-age=1',
      'x-content-type-options': 'nosniff',
    })
  }
  await strict.close()
})

test('answers are not cached and not sniffed', async () => {
  expect((await get('/people/card')).headers).toMatchObject({
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  })
})

test('the log names the route by its pattern, never the path', async () => {
  const id = uuidv7()
  await get(`/people/${id}`)
  const line = lines.find((text) => text.includes('"route":"/people/:id","status":200'))
  expect(JSON.parse(line ?? '{}')).toMatchObject({
    level: 'info',
    service: 'test',
    method: 'GET',
    status: 200,
  })
  expect(lines.join('')).not.toContain(id)
})

test('metrics count requests by route pattern', async () => {
  await get('/people/card')
  const text = await app.get(Metrics).registry.metrics()
  expect(text).toMatch(
    /http_request_duration_seconds_count\{method="GET",route="\/people\/card",status="200"\} \d/,
  )
  expect((await get('/metrics')).statusCode).toBe(404)
})

test('production shows no OpenAPI', async () => {
  const production = await testApp(PeopleModule, { settings: { ...settings, NODE_ENV: 'production' } })
  expect((await production.inject('/api/docs-json')).statusCode).toBe(404)
  expect((await production.inject('/api/docs')).statusCode).toBe(404)
  await production.close()
})

test('OpenAPI has a page, and describes the routes by the schemas', async () => {
  const response = await get('/api/docs-json')
  expect((await get('/api/docs')).statusCode).toBe(200)
  expect(response.json().paths['/people'].post.requestBody.content['application/json'].schema).toBeDefined()
  expect(JSON.stringify(response.json())).toContain('"email"')
})
