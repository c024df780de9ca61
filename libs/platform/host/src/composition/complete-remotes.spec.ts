import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import type { ComposedRemote } from '@rafiq/platform-contracts'
import { aRemote, inShort } from '../testing/a-remote.ts'
import { completeRemotes } from './complete-remotes.ts'
import { compositionStore } from './composition-store.ts'
import { wholeRemote } from './whole-remote.ts'

const whole = aRemote('chat', ['/chat'])
const others = aRemote('matches', ['/matches'])
const remotesFile = { url: '/api/composition/remotes/c1', integrity: 'sha384-file' }
const short = inShort(others)
const answer = (microFrontends: Record<string, ComposedRemote[]>) => Response.json({ microFrontends })
const ask = jest.fn<typeof fetch>()
const owned = (name: string) => {
  const [remote] = compositionStore.getState().microFrontends[name] ?? []
  if (!remote) throw new Error(`The page has no ${name}.`)
  return { name, remote }
}

beforeEach(() => {
  ask.mockReset()
  globalThis.fetch = ask
  compositionStore.setState({ id: 'c1', microFrontends: { ...whole, ...short }, remotesFile })
})
afterEach(() => void jest.useRealTimers())

test('remote that the document has whole is taken as it is, without a request', async () => {
  expect(await wholeRemote(owned('chat'))).toEqual(owned('chat'))
  expect(ask).not.toHaveBeenCalled()
})

test('remote in short is completed from the file that the document names, by its hash', async () => {
  ask.mockResolvedValueOnce(answer({ ...whole, ...others }))
  expect(await wholeRemote(owned('matches'))).toEqual({ name: 'matches', remote: others.matches?.[0] })
  expect(ask).toHaveBeenCalledTimes(1)
  expect(ask).toHaveBeenCalledWith(
    remotesFile.url,
    expect.objectContaining({ integrity: remotesFile.integrity, credentials: 'omit' }),
  )
})

test('remotes file is asked for once by all who wait for it, and never again', async () => {
  ask.mockResolvedValueOnce(answer({ ...whole, ...others }))
  await Promise.all([completeRemotes(), completeRemotes(), wholeRemote(owned('matches'))])
  await completeRemotes()
  expect(ask).toHaveBeenCalledTimes(1)
})

test('remotes file leaves the remotes alone that the page has whole, and those that came for a role', async () => {
  const staff = aRemote('staff', ['/staff'])
  const before = owned('chat').remote
  ask.mockImplementationOnce(async () => {
    compositionStore.setState(({ microFrontends }) => ({ microFrontends: { ...microFrontends, ...staff } }))
    return answer({ ...aRemote('chat', ['/chat']), ...others })
  })
  await completeRemotes()
  expect(owned('chat').remote).toBe(before)
  expect(owned('staff').remote).toBe(staff.staff?.[0])
})

test.each([
  ['is refused', () => Promise.resolve(new Response(null, { status: 503 }))],
  ['has other bytes', () => Promise.reject(new TypeError('Failed to fetch'))],
])('remote in short cannot be had while the file %s, and can be with the next try', async (_, fail) => {
  ask.mockImplementationOnce(fail).mockResolvedValueOnce(answer({ ...whole, ...others }))
  expect(await wholeRemote(owned('matches'))).toBeNull()
  expect(await wholeRemote(owned('matches'))).toEqual({ name: 'matches', remote: others.matches?.[0] })
})

test('remote in short is waited for no longer than a page has, and its file goes on coming', async () => {
  jest.useFakeTimers()
  const { promise, resolve } = Promise.withResolvers<Response>()
  ask.mockReturnValueOnce(promise)
  const late = wholeRemote(owned('matches'))
  await jest.advanceTimersByTimeAsync(1_500)
  expect(await late).toBeNull()
  resolve(answer({ ...whole, ...others }))
  await jest.advanceTimersByTimeAsync(0)
  expect(await wholeRemote(owned('matches'))).not.toBeNull()
  expect(ask).toHaveBeenCalledTimes(1)
})
