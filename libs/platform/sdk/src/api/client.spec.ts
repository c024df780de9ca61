import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { session } from '../session/session.ts'
import { isApiError, isNetworkError } from './api-error.ts'
import { api } from './client.ts'

type Answer = { status?: number; statusText?: string; body?: string; headers?: Record<string, string> }

const calls: { path: string; init: RequestInit }[] = []

function answer({ status = 200, statusText = '', body = '', headers = {} }: Answer) {
  globalThis.fetch = jest.fn((path: unknown, init?: RequestInit) => {
    calls.push({ path: String(path), init: init ?? {} })
    return Promise.resolve({
      ok: status < 400,
      status,
      statusText,
      headers: new Headers(headers),
      text: () => Promise.resolve(body),
      blob: () => Promise.resolve(new Blob([body])),
    } as Response)
  }) as typeof fetch
}

const failure = (work: Promise<unknown>) =>
  work.then(
    () => {
      throw new Error('did not fail')
    },
    (error: unknown) => error,
  )

beforeEach(() => {
  calls.length = 0
  sessionStorage.clear()
})
afterEach(() => session.end())

describe('a call', () => {
  test('sends credentials, and the session token as x-session-token', async () => {
    session.start('secret')
    answer({ body: '{"ok":true}' })
    await expect(api.get('/api/user/matches')).resolves.toEqual({ ok: true })
    expect(calls[0]?.init.credentials).toBe('include')
    expect(new Headers(calls[0]?.init.headers).get('x-session-token')).toBe('secret')
  })

  test('sends no token when nobody is signed in', async () => {
    answer({ body: '{}' })
    await api.get('/api/x')
    expect(new Headers(calls[0]?.init.headers).has('x-session-token')).toBe(false)
  })

  test('sends a body as JSON', async () => {
    answer({ status: 204 })
    await expect(api.post('/api/auth/login', { email: 'a' })).resolves.toBeUndefined()
    expect(calls[0]?.init.body).toBe('{"email":"a"}')
    expect(new Headers(calls[0]?.init.headers).get('content-type')).toBe('application/json')
  })
})

test('page request returns the headers', async () => {
  answer({ body: '[1]', headers: { 'x-next-cursor': 'more' } })
  const { value, headers } = await api.getWithHeaders<number[]>('/api/list')
  expect(value).toEqual([1])
  expect(headers.get('x-next-cursor')).toBe('more')
})

test('file request returns the body, with the session only', async () => {
  session.start('secret')
  answer({ body: 'a,b' })
  expect((await api.download('/api/file')).size).toBe(3)
  expect(new Headers(calls[0]?.init.headers).get('x-session-token')).toBe('secret')
  answer({ status: 403, body: '{"code":"forbidden","message":"No."}' })
  expect(isApiError(await failure(api.download('/api/file')))).toBe(true)
})

describe('a rejection', () => {
  test('has the spec’s text, the server’s code and its sentence', async () => {
    const body = '{"message":"User with this email already exists","code":"email-exists"}'
    answer({ status: 409, body, headers: { 'retry-after': '30' } })
    const error = await failure(api.post('/api/users/with-matching', {}))
    expect(isApiError(error) && { ...error, message: error.message }).toMatchObject({
      message: `409: ${body}`,
      code: 'email-exists',
      serverMessage: 'User with this email already exists',
      retryAfter: 30,
    })
  })

  test('has the status text where the body is empty', async () => {
    answer({ status: 503, statusText: 'Service Unavailable' })
    expect(await failure(api.get('/api/x'))).toHaveProperty('message', '503: Service Unavailable')
  })

  test('with 401 removes the stored token', async () => {
    session.start('dead')
    answer({ status: 401 })
    await failure(api.get('/api/user/profile'))
    expect(sessionStorage.getItem('userToken')).toBeNull()
  })

  test('of an older token leaves a newer one alone', async () => {
    session.start('old')
    answer({ status: 401 })
    const read = failure(api.get('/api/user/profile'))
    session.start('new')
    await read
    expect(session.token()).toBe('new')
  })
})

describe('network error', () => {
  const meets = async (fetched: typeof fetch, options?: Parameters<typeof api.get>[2]) => {
    globalThis.fetch = fetched
    return failure(api.get('/api/x', undefined, options))
  }
  const never: typeof fetch = (_, init) =>
    new Promise((_, reject) => init?.signal?.addEventListener('abort', () => reject(init.signal?.reason)))

  test('where no answer came', async () => {
    expect(isNetworkError(await meets(() => Promise.reject(new TypeError('failed'))))).toBe(true)
  })

  test('where its answer broke off', async () => {
    const text = () => Promise.reject(new TypeError('failed'))
    const cut = { ok: true, status: 200, text } as unknown as Response
    expect(isNetworkError(await meets(() => Promise.resolve(cut)))).toBe(true)
  })

  test('where somebody else answered, such as a hotel that wants a sign-in first', async () => {
    answer({ body: '<!doctype html><title>Wi-Fi</title>' })
    expect(isNetworkError(await failure(api.get('/api/x')))).toBe(true)
  })

  test('where the time for it is over; not where who asked gave up', async () => {
    expect(isNetworkError(await meets(never, { timeout: 1 }))).toBe(true)
    const leaving = new AbortController()
    const left = meets(never, { timeout: 60_000, signal: leaving.signal })
    leaving.abort()
    expect(isNetworkError(await left)).toBe(false)
  })
})
