import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { ApiError } from '../api/api-error.ts'
import { backgroundRead, queryClient } from '../queries/query-client.ts'
import { session, sessionStore } from '../session/session.ts'
import { endSession } from './end-session.ts'

beforeEach(() => session.start('t1'))
afterEach(() => {
  session.end()
  queryClient.clear()
})

/** A read that is answered never. */
function reading(queryKey: string[], meta?: typeof backgroundRead) {
  let aborted = false
  const queryFn = ({ signal }: { signal: AbortSignal }) =>
    new Promise<never>(() => {
      signal.addEventListener('abort', () => {
        aborted = true
      })
    })
  void queryClient.fetchQuery({ queryKey, queryFn, ...(meta && { meta }) }).catch(() => undefined)
  return { aborted: () => aborted }
}

test('session end drops what is read in the background, and lets what the page waits for come', async () => {
  const badge = reading(['badge'], backgroundRead)
  const page = reading(['page'])
  await endSession(async () => undefined)
  expect([badge.aborted(), page.aborted()]).toEqual([true, false])
})

test('session end is ending until the token is dropped', async () => {
  await endSession(async () => undefined)
  expect(sessionStore.getState().ending).toBe(true)
  session.end()
  expect(sessionStore.getState()).toMatchObject({ token: null, ending: false })
})

test('session end is undone where the server did not receive it', async () => {
  await expect(endSession(() => Promise.reject(new Error('away')))).rejects.toThrow('away')
  expect(sessionStore.getState()).toMatchObject({ token: 't1', ending: false })
})

test('a session that began meanwhile is not touched by the failure', async () => {
  const call = Promise.withResolvers<void>()
  const ended = endSession(() => call.promise)
  session.start('t2')
  call.reject(new Error('away'))
  await expect(ended).rejects.toThrow('away')
  expect(sessionStore.getState()).toMatchObject({ token: 't2', ending: false })
})

test('a token that is refused while its session is being ended stays until the end of it', async () => {
  const call = Promise.withResolvers<void>()
  const ended = endSession(() => call.promise)
  session.expire('t1')
  expect(session.token()).toBe('t1')
  call.reject(new Error('away'))
  await expect(ended).rejects.toThrow('away')
  session.expire('t1')
  expect(session.token()).toBeNull()
})

test('session end that is refused itself drops the token', async () => {
  const refused = new ApiError({ status: 401, text: '', body: null, retryAfter: null })
  await expect(endSession(() => Promise.reject(refused))).rejects.toThrow('401')
  expect(session.token()).toBeNull()
})
