import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { waitFor } from '@testing-library/react'
import { session } from '../session/session.ts'
import { isApiError } from './api-error.ts'
import { api } from './client.ts'
import { provideStepUp } from './step-up.ts'

type Sent = { path: string; token: string | null; body: unknown }

/** Refuses until it is confirmed; `refuse` decides call by call. */
function platform(refuse: (sent: Sent, number: number) => { status: number; code: string } | null) {
  const sent: Sent[] = []
  globalThis.fetch = jest.fn(async (path: unknown, init?: RequestInit) => {
    const token = new Headers(init?.headers).get('x-session-token')
    const one = { path: String(path), token, body: init?.body }
    sent.push(one)
    const refusal = refuse(one, sent.length)
    return {
      ok: refusal === null,
      status: refusal?.status ?? 204,
      statusText: '',
      headers: new Headers(),
      text: async () => (refusal ? JSON.stringify({ code: refusal.code, message: 'x' }) : ''),
    } as Response
  }) as typeof fetch
  return sent
}

const stepUp = { status: 403, code: 'step-up-required' }
const code = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) => (isApiError(error) ? error.code : error),
  )
let stop: () => void = () => undefined

beforeEach(() => {
  sessionStorage.clear()
  session.start('t1')
})
afterEach(() => {
  stop()
  session.end()
})

test('a call that has to be confirmed is asked about and sent again as it was', async () => {
  let confirmed = false
  const sent = platform(() => (confirmed ? null : stepUp))
  stop = provideStepUp(async () => {
    confirmed = true
    return true
  })
  expect(await code(api.put('/api/x', { role: 'admin' }))).toBe('done')
  expect(sent.map(({ body }) => body)).toEqual(['{"role":"admin"}', '{"role":"admin"}'])
})

test('one that is not confirmed is refused, and not sent again', async () => {
  const sent = platform(() => stepUp)
  stop = provideStepUp(async () => false)
  expect(await code(api.delete('/api/x'))).toBe('step-up-required')
  expect(sent).toHaveLength(1)
})

test('step-up without a registered form is refused as any other call', async () => {
  platform(() => stepUp)
  expect(await code(api.delete('/api/x'))).toBe('step-up-required')
})

test('one that is refused after a confirmation too is not asked about for ever', async () => {
  const sent = platform(() => stepUp)
  const ask = jest.fn(async () => true)
  stop = provideStepUp(ask)
  expect(await code(api.delete('/api/x'))).toBe('step-up-required')
  expect(sent).toHaveLength(2)
  expect(ask).toHaveBeenCalledTimes(1)
})

test('calls that are refused together are asked about once', async () => {
  let confirmed = false
  platform(() => (confirmed ? null : stepUp))
  let answer: (value: boolean) => void = () => undefined
  const answered = new Promise<boolean>((resolve) => {
    answer = resolve
  })
  const ask = jest.fn(() => answered)
  stop = provideStepUp(ask)
  const calls = Promise.all([code(api.delete('/api/a')), code(api.delete('/api/b'))])
  await waitFor(() => expect(ask).toHaveBeenCalled())
  confirmed = true
  answer(true)
  expect(await calls).toEqual(['done', 'done'])
  expect(ask).toHaveBeenCalledTimes(1)
})

test.each([
  [true, 'done'],
  [false, 'step-up-required'],
])('a refusal that comes when the question is answered already (%p) asks no second one', async (yes, end) => {
  let late: () => void = () => undefined
  const held = new Promise<void>((resolve) => {
    late = resolve
  })
  let confirmed = false
  platform(() => (confirmed ? null : stepUp))
  const answering = globalThis.fetch
  globalThis.fetch = (async (path: string, init: RequestInit) => {
    const response = await answering(path, init)
    if (path === '/api/late' && !response.ok) await held
    return response
  }) as typeof fetch
  const ask = jest.fn(async () => {
    confirmed = yes
    return yes
  })
  stop = provideStepUp(ask)
  const second = code(api.delete('/api/late'))
  expect(await code(api.delete('/api/first'))).toBe(end)
  late()
  expect(await second).toBe(end)
  expect(ask).toHaveBeenCalledTimes(1)
})

test('a confirmation that gives the session another token sends the call with it', async () => {
  const sent = platform(({ token }) => (token === 't2' ? null : stepUp))
  stop = provideStepUp(async () => {
    session.renew('t2')
    return true
  })
  expect(await code(api.delete('/api/x'))).toBe('done')
  expect(sent.map(({ token }) => token)).toEqual(['t1', 't2'])
})

test('a call that was under way with the token before is sent again, and nobody is signed out', async () => {
  const sent = platform(({ token }, number) => {
    if (number === 1) session.renew('t2')
    return token === 't2' ? null : { status: 401, code: 'unauthorized' }
  })
  expect(await code(api.get('/api/x'))).toBe('done')
  expect(sent.map(({ token }) => token)).toEqual(['t1', 't2'])
  expect(session.token()).toBe('t2')
})

test('a token that is refused for good signs out, also after another took its place', async () => {
  session.renew('t2')
  platform(() => ({ status: 401, code: 'unauthorized' }))
  expect(await code(api.get('/api/x'))).toBe('unauthorized')
  expect(session.token()).toBeNull()
})
