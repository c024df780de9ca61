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
    const rejection = refuse(one, sent.length)
    return {
      ok: rejection === null,
      status: rejection?.status ?? 204,
      statusText: '',
      headers: new Headers(),
      text: async () => (rejection ? JSON.stringify({ code: rejection.code, message: 'x' }) : ''),
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

test('step-up asks for confirmation and repeats the call unchanged', async () => {
  let confirmed = false
  const sent = platform(() => (confirmed ? null : stepUp))
  stop = provideStepUp(async () => {
    confirmed = true
    return true
  })
  expect(await code(api.put('/api/x', { role: 'admin' }))).toBe('done')
  expect(sent.map(({ body }) => body)).toEqual(['{"role":"admin"}', '{"role":"admin"}'])
})

test('step-up that is cancelled rejects the call, and does not repeat it', async () => {
  const sent = platform(() => stepUp)
  stop = provideStepUp(async () => false)
  expect(await code(api.delete('/api/x'))).toBe('step-up-required')
  expect(sent).toHaveLength(1)
})

test('step-up without a registered form is refused as any other call', async () => {
  platform(() => stepUp)
  expect(await code(api.delete('/api/x'))).toBe('step-up-required')
})

test('step-up is not asked for again where the repeated call is rejected too', async () => {
  const sent = platform(() => stepUp)
  const ask = jest.fn(async () => true)
  stop = provideStepUp(ask)
  expect(await code(api.delete('/api/x'))).toBe('step-up-required')
  expect(sent).toHaveLength(2)
  expect(ask).toHaveBeenCalledTimes(1)
})

test('step-up asks once for calls that are rejected together', async () => {
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
])('step-up asks no second question for a rejection after the answer (%p)', async (yes, end) => {
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

test('step-up repeats the call with the new token of the session', async () => {
  const sent = platform(({ token }) => (token === 't2' ? null : stepUp))
  stop = provideStepUp(async () => {
    session.renew('t2')
    return true
  })
  expect(await code(api.delete('/api/x'))).toBe('done')
  expect(sent.map(({ token }) => token)).toEqual(['t1', 't2'])
})

test('step-up repeats a call that used the previous token, without signing out', async () => {
  const sent = platform(({ token }, number) => {
    if (number === 1) session.renew('t2')
    return token === 't2' ? null : { status: 401, code: 'unauthorized' }
  })
  expect(await code(api.get('/api/x'))).toBe('done')
  expect(sent.map(({ token }) => token)).toEqual(['t1', 't2'])
  expect(session.token()).toBe('t2')
})

test.each([
  ['keeps the session where that gives it another token', 't2'],
  ['signs out where that gives it none', null],
])('call rejected with 401 while another may renew the session %s', async (_, renewed) => {
  let answerStepUp = () => {}
  platform(({ path, token }) =>
    path === '/api/auth/step-up' || token === 't2' ? null : { status: 401, code: 'unauthorized' },
  )
  const answering = globalThis.fetch
  let rejected = 0
  globalThis.fetch = (async (path: string, init: RequestInit) => {
    if (path === '/api/auth/step-up') await new Promise<void>((resolve) => (answerStepUp = resolve))
    else rejected += 1
    return answering(path, init)
  }) as typeof fetch
  const stepUp = api.post('/api/auth/step-up', {}, undefined, { renewsSession: true }).then(() => {
    if (renewed) session.renew(renewed)
  })
  const read = code(api.get('/api/x'))
  await waitFor(() => expect(rejected).toBe(1))
  await new Promise((resolve) => setTimeout(resolve))
  expect(session.token()).toBe('t1')
  answerStepUp()
  await stepUp
  expect(await read).toBe(renewed ? 'done' : 'unauthorized')
  expect(session.token()).toBe(renewed)
})

test('renewing call that is itself rejected with 401 signs out', async () => {
  platform(() => ({ status: 401, code: 'unauthorized' }))
  expect(await code(api.post('/api/auth/step-up', {}, undefined, { renewsSession: true }))).toBe(
    'unauthorized',
  )
  expect(session.token()).toBeNull()
})

test('step-up signs out where the token is rejected for good, also after it was replaced', async () => {
  session.renew('t2')
  platform(() => ({ status: 401, code: 'unauthorized' }))
  expect(await code(api.get('/api/x'))).toBe('unauthorized')
  expect(session.token()).toBeNull()
})
