import { beforeEach, expect, jest, test } from '@jest/globals'
import { type PageBeacon, pageBeaconSchema } from '@rafiq/platform-contracts'
import { compositionStore } from '../composition/composition-store.ts'
import { aRemote } from '../testing/a-remote.ts'
import { beaconPage } from './beacon-page.ts'
import type { EndedPage } from './own-page.ts'
import { type PageEvent, tell } from './page-events.ts'

let sent: Promise<PageBeacon>[] = []

const used: PageEvent = { type: 'used', name: 'chat', version: '1.0.0' }
const thrown: PageEvent = {
  type: 'failed',
  kind: 'render',
  name: 'chat',
  version: '1.0.0',
  error: new TypeError('salma@example.com'),
}

const rejection = Object.assign(new Error('404: Not Found'), { name: 'ApiError', status: 404 })

function open(previews: string[] = []) {
  compositionStore.setState({
    id: 'page-1',
    microFrontends: aRemote('chat', ['/chat']),
    restricted: [],
    previews: previews.map((remote) => ({ remote, name: 'new', expiresAt: '2026-12-01T00:00:00Z' })),
  })
}

function leave() {
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
  dispatchEvent(new Event('visibilitychange'))
}

const textOf = (blob: Blob) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.readAsText(blob)
  })

beforeEach(() => {
  jest.useFakeTimers()
  document.head.innerHTML = '<meta name="page-token" content="a-token">'
  sent = []
  open()
  navigator.sendBeacon = (url, body) => {
    expect([url, (body as Blob).type]).toEqual(['/api/releases/reports', 'application/json'])
    sent.push(textOf(body as Blob).then((text) => pageBeaconSchema.parse(JSON.parse(text))))
    return true
  }
})

const noVitals = () => null

/** What was sent so far, read without the fake clock. */
const reports = () => {
  jest.useRealTimers()
  return Promise.all(sent)
}

test('a page that goes well reports when it is left', async () => {
  beaconPage([used], noVitals)
  jest.advanceTimersByTime(60_000)
  expect(sent).toEqual([])
  leave()
  expect(await reports()).toEqual([
    {
      composition: 'page-1',
      page: 'a-token',
      sampled: true,
      versions: [
        { remote: 'chat', version: '1.0.0', fallback: false, load: true, failed: false, faults: [] },
      ],
    },
  ])
})

test('a failure is reported within a second, by its class alone', async () => {
  beaconPage([used], noVitals)
  tell(thrown)
  jest.advanceTimersByTime(1000)
  const [report, ...more] = await reports()
  expect(more).toEqual([])
  expect(report?.versions).toMatchObject([{ failed: true, faults: [{ kind: 'render', error: 'TypeError' }] }])
  expect(JSON.stringify(report)).not.toContain('salma')
})

test('error of the shell is attributed to no version', () => {
  beaconPage([], noVitals)
  tell({ type: 'uncaught', kind: 'error', error: new TypeError('x'), at: 'http://localhost/shell/main.js:1' })
  leave()
  expect(sent).toEqual([])
})

test('uncaught error is attributed to its version', async () => {
  beaconPage([], noVitals)
  const at = 'http://localhost/remotes/chat/1.0.0/page.js:7:21'
  tell({ type: 'uncaught', kind: 'error', error: null, at })
  jest.advanceTimersByTime(1000)
  expect((await reports())[0]?.versions).toMatchObject([
    { remote: 'chat', faults: [{ kind: 'error', error: 'NoError', file: 'page.js', line: 7, column: 21 }] },
  ])
})

test.each([
  ['that its page gave up on is its fault', { ...thrown, error: rejection }, 1],
  ['that nobody caught is none', { type: 'uncaught', kind: 'rejection', error: rejection } as const, 0],
])('a rejection of the API %s', (_, event, count) => {
  beaconPage([], noVitals)
  tell(event)
  leave()
  expect(sent).toHaveLength(count)
})

test('network error is attributed to no version', () => {
  beaconPage([], noVitals)
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValueOnce(false)
  tell(thrown)
  leave()
  expect(sent).toEqual([])
})

test('page without a token sends no beacon', () => {
  document.head.innerHTML = ''
  beaconPage([used], noVitals)
  leave()
  expect(sent).toEqual([])
})

test('preview sends no beacon', () => {
  open(['chat'])
  beaconPage([used], noVitals)
  tell(thrown)
  leave()
  expect(sent).toEqual([])
})

test.each([
  ['/chat', [{ remote: 'chat', vitals: { lcp: 1200, cls: 0 } }]],
  ['/', undefined],
])('vitals of a page opened at %s are attributed to its remote', async (path, versions) => {
  history.replaceState(null, '', path)
  const measured = [{ lcp: 1200, cls: 0 }]
  beaconPage([], () => measured.pop() ?? null)
  leave()
  const [report] = await reports()
  expect(report?.versions).toEqual(versions && [expect.objectContaining(versions[0] as object)])
})

const crash = (ended?: EndedPage): PageEvent => ({
  ...{ type: 'failed', kind: 'crash', name: 'chat', version: '1.0.0' },
  error: Object.assign(new Error(), { name: 'PageCrashError', ended }),
})

test('crash is reported in the name of the page that ended, and what the page itself uses in its own', async () => {
  beaconPage([], noVitals)
  tell(crash({ page: { composition: 'page-0', page: 'dead-token' }, fallback: false }))
  tell({ ...used, version: '0.9.0' })
  leave()
  const [ended, own, ...more] = await reports()
  expect(more).toEqual([])
  expect(ended).toEqual({
    ...{ composition: 'page-0', page: 'dead-token', sampled: false },
    versions: [
      {
        ...{ remote: 'chat', version: '1.0.0', fallback: false, load: false, failed: true },
        faults: [{ kind: 'crash', error: 'PageCrashError' }],
      },
    ],
  })
  expect(own).toMatchObject({ page: 'a-token', versions: [{ version: '0.9.0', failed: false }] })
})

test('crash of a page without a vote is not reported', () => {
  beaconPage([], noVitals)
  tell(crash())
  leave()
  expect(sent).toEqual([])
})
