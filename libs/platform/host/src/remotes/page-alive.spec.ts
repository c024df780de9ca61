import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { compositionStore } from '../composition/composition-store.ts'
import { aRemote } from '../testing/a-remote.ts'
import { PageAlive } from './page-alive.ts'

const chat = { name: 'chat', version: '2.0.0', url: '/remotes/chat/2.0.0/remoteEntry.js', integrity: '' }
const marks = () => Object.keys(localStorage).filter((key) => key.startsWith('page-alive:'))

const mark = (tab: string, version: string, at = Date.now()) =>
  localStorage.setItem(`page-alive:${tab}`, JSON.stringify({ version, at }))

beforeEach(() => {
  jest.useFakeTimers()
  localStorage.clear()
  sessionStorage.setItem('page-alive:', 'this-tab')
})
afterEach(() => {
  dispatchEvent(new Event('pagehide'))
  jest.useRealTimers()
})

test('a page that is left takes its mark with it', async () => {
  const page = new PageAlive()
  await page.begin(chat)
  expect(marks()).toEqual(['page-alive:this-tab'])
  dispatchEvent(new Event('pagehide'))
  expect(marks()).toEqual([])
})

test('a version in which the page before of this tab ended is not run again at once, and then is', async () => {
  mark('this-tab', 'chat@2.0.0')
  const page = new PageAlive()
  await expect(page.begin(chat)).rejects.toThrow(expect.objectContaining({ name: 'PageCrashError' }))
  await page.begin(chat)
  expect(marks()).toEqual(['page-alive:this-tab'])
})

test('another version, or another remote, is no matter', async () => {
  mark('this-tab', 'chat@1.0.0')
  const page = new PageAlive()
  await page.begin(chat)
})

test('another tab that has been silent for long has frozen; one that gives a sign has not', async () => {
  const page = new PageAlive()
  mark('other', 'chat@2.0.0', Date.now() - 20_000)
  const asleep = page.begin(chat)
  mark('other', 'chat@2.0.0')
  await jest.advanceTimersByTimeAsync(2_000)
  await asleep
  mark('other', 'chat@2.0.0', Date.now() - 20_000)
  const frozen = expect(page.begin(chat)).rejects.toThrow(expect.objectContaining({ name: 'PageCrashError' }))
  await jest.advanceTimersByTimeAsync(2_000)
  await frozen
})

test('a frozen page of another version is charged when that version begins, and holds nobody up before', async () => {
  mark('other', 'matches@1.0.0', Date.now() - 20_000)
  await new PageAlive().begin(chat)
  const matches = { ...chat, name: 'matches', version: '1.0.0' }
  const charged = expect(new PageAlive().begin(matches)).rejects.toThrow(
    expect.objectContaining({ name: 'PageCrashError' }),
  )
  await jest.advanceTimersByTimeAsync(2_000)
  await charged
})

const given = (token: string | null, version = '2.0.0') => {
  document.head.innerHTML = token === null ? '' : `<meta name="page-token" content="${token}">`
  const [remote] = aRemote('chat', ['/chat']).chat ?? []
  if (!remote) throw new Error('There is no such remote.')
  compositionStore.setState({
    id: `composition of ${token}`,
    microFrontends: { chat: [{ ...remote, metadata: { version, integrity: '' } }] },
  })
}

test.each([
  ['the version that it was given', '2.0.0', false],
  ['what came in for another version', '3.0.0', true],
])(
  'crash is told with the token of the page that ended, not of the one that finds its mark: of %s',
  async (_, version, fallback) => {
    given('dead', version)
    await new PageAlive().begin(chat)
    // It ends without leaving.
    given('alive')
    const page = { composition: 'composition of dead', page: 'dead' }
    await expect(new PageAlive().begin(chat)).rejects.toThrow(
      expect.objectContaining({ ended: { page, fallback } }),
    )
  },
)

test('crash of a page without a token, or of a shell that marked none, is told of no page', async () => {
  given(null)
  await new PageAlive().begin(chat)
  given('alive')
  const nobody = expect.objectContaining({ name: 'PageCrashError', ended: undefined })
  await expect(new PageAlive().begin(chat)).rejects.toThrow(nobody)
  mark('this-tab', 'chat@2.0.0')
  await expect(new PageAlive().begin(chat)).rejects.toThrow(nobody)
})
