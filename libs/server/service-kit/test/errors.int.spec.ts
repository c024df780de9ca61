import { request as httpRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, test } from '@jest/globals'
import { usePeople } from './people.ts'

const { app, lines, get } = usePeople()

const post = (payload: string, type = 'application/json') =>
  app().inject({ method: 'POST', url: '/people', payload, headers: { 'content-type': type } })

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
    await app().listen(0, '127.0.0.1')
    const { port } = app().getHttpServer().address() as AddressInfo
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
