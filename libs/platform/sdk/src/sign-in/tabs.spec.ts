import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { queryClient } from '../queries/query-client.ts'
import { memberStorageName } from '../session/member-storage.ts'
import { session } from '../session/session.ts'
import { shareSessionAcrossTabs, type TabChannel } from './tabs.ts'

type Message = { type: string; token?: string; from?: string; signedOut?: boolean }

function otherTab() {
  const said: Message[] = []
  let hear: (message: Message) => void = () => undefined
  const channel = {
    postMessage: (message: Message) => void said.push(message),
    addEventListener: (_: string, listener: (event: { data: Message }) => void) => {
      hear = (data) => listener({ data })
    },
    close: () => undefined,
  } as unknown as TabChannel
  return { channel, said, says: (message: Message) => hear(message) }
}

function hint(value: string) {
  // biome-ignore lint/suspicious/noDocumentCookie: as an earlier page of this browser left it
  document.cookie = `signed-in=${value}`
}

beforeEach(() => {
  jest.useFakeTimers()
  sessionStorage.clear()
})
afterEach(() => {
  session.end()
  hint('; Max-Age=0')
  jest.useRealTimers()
})

test('new tab takes over the session of another one', async () => {
  const tab = otherTab()
  const shared = shareSessionAcrossTabs(tab.channel)
  expect(tab.said).toEqual([{ type: 'ask' }])
  tab.says({ type: 'started', token: 't1' })
  await shared
  expect(sessionStorage.getItem('userToken')).toBe('t1')
})

test.each([
  ['a moment', '0', 150],
  ['longer where one said that somebody is signed in', '1', 1_000],
])('a tab waits for an answer of the others %s', async (_, given, limit) => {
  hint(given)
  const done = jest.fn()
  const shared = shareSessionAcrossTabs(otherTab().channel).then(done)
  await jest.advanceTimersByTimeAsync(limit - 1)
  expect(done).not.toHaveBeenCalled()
  await jest.advanceTimersByTimeAsync(1)
  await shared
  expect(session.token()).toBeNull()
})

test('session of a tab tells the other tabs about signing in and out, and answers their question', async () => {
  const tab = otherTab()
  session.start('t1')
  await shareSessionAcrossTabs(tab.channel)
  tab.says({ type: 'ask' })
  session.end()
  expect(tab.said.slice(-2)).toEqual([
    { type: 'started', token: 't1' },
    { type: 'ended', token: 't1', signedOut: true },
  ])
})

test('session of a tab signs out with the other tabs, but only of the same session', async () => {
  const tab = otherTab()
  session.start('t2')
  await shareSessionAcrossTabs(tab.channel)
  tab.says({ type: 'ended', token: 't1' })
  expect(session.token()).toBe('t2')
  tab.says({ type: 'ended', token: 't2' })
  expect(session.token()).toBeNull()
})

test.each([
  [true, 'goes with a sign-out in another tab', null],
  [false, 'stays where the server refused the token: who signs in again goes on', 'Noura'],
])("sign-out in another tab with signedOut %p %s this tab's member storage", async (signedOut, _, left) => {
  const tab = otherTab()
  session.start('t1')
  await shareSessionAcrossTabs(tab.channel)
  const name = memberStorageName('a', 'draft')
  sessionStorage.setItem(name, 'Noura')
  tab.says({ type: 'ended', token: 't1', signedOut })
  expect(session.token()).toBeNull()
  expect(sessionStorage.getItem(name)).toBe(left)
})

test('token rejected by the server reaches other tabs as such', async () => {
  const tab = otherTab()
  session.start('t1')
  await shareSessionAcrossTabs(tab.channel)
  session.expire('t1')
  expect(tab.said.at(-1)).toEqual({ type: 'ended', token: 't1', signedOut: false })
})

test('session of a tab forgets what was read when another tab signs in as somebody else, or out', async () => {
  const tab = otherTab()
  session.start('t1')
  await shareSessionAcrossTabs(tab.channel)
  for (const message of [
    { type: 'started', token: 't2' },
    { type: 'ended', token: 't2' },
  ]) {
    queryClient.setQueryData(['/api/user/profile'], { id: '1' })
    tab.says(message)
    expect(queryClient.getQueryData(['/api/user/profile'])).toBeUndefined()
  }
})

test('renewed token of the same session reaches the other tabs, and cached reads stay', async () => {
  const tab = otherTab()
  session.start('t1')
  await shareSessionAcrossTabs(tab.channel)
  session.renew('t2')
  expect(tab.said.at(-1)).toEqual({ type: 'renewed', token: 't2', from: 't1' })
  queryClient.setQueryData(['/api/user/profile'], { id: '1' })
  tab.says({ type: 'renewed', token: 't3', from: 't2' })
  expect(sessionStorage.getItem('userToken')).toBe('t3')
  expect(queryClient.getQueryData(['/api/user/profile'])).toEqual({ id: '1' })
  expect(tab.said).toHaveLength(1)
})

test('renewed token of another session changes nothing in this tab', async () => {
  const tab = otherTab()
  session.start('t1')
  await shareSessionAcrossTabs(tab.channel)
  tab.says({ type: 'renewed', token: 't9', from: 't8' })
  expect(session.token()).toBe('t1')
})
