import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { act, screen } from '@testing-library/react'
import { type ComponentType, use, useState } from 'react'
import { type PageEvent } from '../beacons/page-events.ts'
import { aRemote } from '../testing/a-remote.ts'

const load = jest.fn<(version: { version: string }) => Promise<unknown>>()
jest.unstable_mockModule('./load-version.ts', () => ({ loadVersion: load }))
const { listen } = await import('../beacons/page-events.ts')
const { queryClient } = await import('@rafiq/platform/shell')
const { answerCalls } = await import('../testing/answer-calls.ts')
const { aShell } = await import('../testing/a-shell.tsx')
const { renderShell } = await import('../testing/render-shell.tsx')
const { remoteLoader } = await import('./page-state.ts')
const { setPageMonitor } = await import('./monitored-page.ts')
const { PageMonitor } = await import('./page-monitor.tsx')

setPageMonitor(PageMonitor)

const never = new Promise<never>(() => undefined)
const Empty = () => <div />
const Waiting = () => use(never)
const Words = () => <p>Homes to let</p>
const Picture = () => <svg role="img" aria-label="A house" />
const Leaving = () => {
  const [isEmpty, setEmpty] = useState(false)
  if (isEmpty) return null
  return (
    <button type="button" onClick={() => setEmpty(true)}>
      Leave
    </button>
  )
}
const rejection = { name: 'ApiError', code: null, serverMessage: null }
let status = 0
const Refused = () => {
  throw Object.assign(new Error(`${status}: x`), { ...rejection, status })
}

let faults: string[] = []

beforeEach(() => {
  jest.useFakeTimers()
  faults = []
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(false)
  answerCalls({})
  listen((event: PageEvent) => {
    if (event.type === 'failed') faults.push(`${event.version} ${event.kind} ${(event.error as Error).name}`)
  })
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
})

afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
  remoteLoader.forgive('rentals')
  queryClient.clear()
})

/** Opens the page of a remote with one version, and lets this time pass. */
async function show(Component: ComponentType, milliseconds = 5000) {
  load.mockResolvedValue({
    name: 'rentals',
    messages: { ar: {}, en: {} },
    routes: [{ path: '/rentals', Component }],
  })
  renderShell(aShell, { at: '/rentals', remotes: aRemote('rentals', ['/rentals']) })
  // Until the page stands, its time has not begun.
  for (let turns = 0; turns < 20; turns += 1) await act(() => jest.advanceTimersByTimeAsync(1))
  await act(() => jest.advanceTimersByTimeAsync(milliseconds))
}

const panel = () => screen.queryByRole('heading', { name: 'This section cannot be opened right now' })

test.each([
  ['shows nothing', Empty, '1.0.0 render EmptyPageError'],
  ['waits for ever', Waiting, '1.0.0 hang PageTimeoutError'],
])('a page that %s for 5 s is charged to its version, and the panel comes', async (_, Component, fault) => {
  await show(Component, 4000)
  expect(faults).toEqual([])
  await act(() => jest.advanceTimersByTimeAsync(1500))
  expect(faults).toEqual([fault])
  expect(panel()).not.toBeNull()
})

test.each([
  ['words', Words],
  ['a picture alone', Picture],
])('a page with %s is charged with nothing', async (_, Component) => {
  await show(Component, 20_000)
  expect(faults).toEqual([])
})

test('a page that has shown something and empties later is charged with nothing', async () => {
  await show(Leaving, 4000)
  act(() => screen.getByRole('button', { name: 'Leave' }).click())
  await act(() => jest.advanceTimersByTimeAsync(20_000))
  expect(faults).toEqual([])
})

test('a page that shows nothing while the API is asked waits on', async () => {
  await show(Empty, 1000)
  const read = queryClient.fetchQuery({ queryKey: ['/api/homes'], queryFn: () => never })
  await act(() => jest.advanceTimersByTimeAsync(20_000))
  await queryClient.cancelQueries()
  await read.catch(() => undefined)
  expect(faults).toEqual([])
})

test.each([
  [404, ['1.0.0 render ApiError']],
  [500, ['1.0.0 render ApiError']],
  [401, []],
  [403, []],
  [429, []],
  [503, []],
])('a read refused with %i that reaches the error boundary shows its sentence', async (code, charged) => {
  status = code
  await show(Refused)
  expect(faults).toEqual(charged)
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
  expect(panel()).toBeNull()
})
