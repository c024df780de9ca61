import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { slotsOf } from '@rafiq/platform'
import { act, screen } from '@testing-library/react'
import type { PageEvent } from '../beacons/page-events.ts'
import { aRemote, inShort } from '../testing/a-remote.ts'

type Config = { offers: { 'homes.card.actions': { memberId: 'string' } } }
const Actions = slotsOf<Config>()('homes.card.actions')

const load = jest.fn<(version: { name: string; version: string }) => Promise<unknown>>()
jest.unstable_mockModule('./load-version.ts', () => ({ loadVersion: load }))
const { listen } = await import('../beacons/page-events.ts')
const { aShell } = await import('../testing/a-shell.tsx')
const { renderShell } = await import('../testing/render-shell.tsx')

const definition = (name: string, more: object) => ({ name, messages: { ar: {}, en: {} }, ...more })
const homes = definition('homes', {
  routes: [
    {
      path: '/homes',
      element: (
        <>
          <h1>Homes</h1>
          <Actions memberId="one" />
          <Actions memberId="two" />
        </>
      ),
    },
  ],
})
const filledWith = (name: string, Filler: (props: { memberId: string }) => unknown) =>
  definition(name, { routes: [], slots: { 'homes.card.actions': Filler } })
const Greeting = ({ memberId }: { memberId: string }) => <button type="button">Greet {memberId}</button>
const Waving = () => <button type="button">Wave</button>
const Broken = () => {
  throw new TypeError('broken')
}

let told: string[] = []

beforeEach(() => {
  told = []
  listen((event: PageEvent) => {
    if (event.type === 'failed') told.push(`${event.name}@${event.version} ${event.kind}`)
  })
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  jest.restoreAllMocks()
  load.mockReset()
})

/** The page of a remote with two slots; `null` does not load. */
async function showWith(fillers: Record<string, object | null>) {
  load.mockImplementation(({ name }) => {
    const found = name === 'homes' ? homes : fillers[name]
    return found ? Promise.resolve(found) : Promise.reject(new Error('gone'))
  })
  const filling = Object.keys(fillers).flatMap((name) => {
    const [remote] = aRemote(name, [])[name] ?? []
    if (!remote) return []
    return [[name, [{ ...remote, extras: { ...remote.extras, fills: ['homes.card.actions'] } }]]]
  })
  renderShell(aShell, {
    at: '/homes',
    remotes: { ...aRemote('homes', ['/homes']), ...Object.fromEntries(filling) },
  })
  await screen.findByRole('heading', { name: 'Homes' })
  await act(async () => undefined)
}

const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent)

test('each place of a slot shows its fillers in the order of their names, in an area of their own version', async () => {
  await showWith({ waves: filledWith('waves', Waving), greets: filledWith('greets', Greeting) })
  expect(buttons()).toEqual(['Greet one', 'Wave', 'Greet two', 'Wave'])
  const area = screen.getByRole('button', { name: 'Greet one' }).closest('[data-remote]')
  expect(area?.getAttribute('data-remote')).toBe('greets@1.0.0')
})

test('a filler is loaded once for all places of a page, and as no page of its own', async () => {
  await showWith({ greets: filledWith('greets', Greeting) })
  expect(load.mock.calls.filter(([{ name }]) => name === 'greets')).toEqual([
    [expect.objectContaining({ version: '1.0.0' }), null],
  ])
})

test('a filler that breaks is charged to its version and leaves its place empty, and the others stand', async () => {
  await showWith({ breaks: filledWith('breaks', Broken), greets: filledWith('greets', Greeting) })
  expect(buttons()).toEqual(['Greet one', 'Greet two'])
  expect(new Set(told)).toEqual(new Set(['breaks@1.0.0 render']))
  expect(screen.getByRole('heading', { name: 'Homes' })).toBeTruthy()
})

test('a filler that does not load is charged to its version and leaves its place empty', async () => {
  await showWith({ gone: null })
  expect(buttons()).toEqual([])
  expect(told).toEqual(['gone@1.0.0 load'])
})

test.each([
  ['has no component for it', definition('empty', { routes: [] })],
  ['brings its own React', { ...filledWith('empty', Greeting), mount: () => undefined }],
])('a slot stays empty for a remote that %s, which is no fault', async (_, filler) => {
  await showWith({ empty: filler })
  expect(buttons()).toEqual([])
  expect(told).toEqual([])
})

test('page and fillers that the document has in short are completed by one request, and load once each', async () => {
  load.mockImplementation(({ name }) =>
    Promise.resolve(name === 'homes' ? homes : filledWith('greetings', Greeting)),
  )
  const [greetings] = aRemote('greetings', []).greetings ?? []
  if (!greetings) throw new Error('There is no such remote.')
  const extras = { ...greetings.extras, fills: ['homes.card.actions'] }
  const whole = { ...aRemote('homes', ['/homes']), greetings: [{ ...greetings, extras }] }
  const ask = jest.fn<typeof fetch>(async () => Response.json({ microFrontends: whole }))
  globalThis.fetch = ask
  const remotesFile = { url: '/api/composition/remotes/c1', integrity: 'sha384-file' }
  renderShell(aShell, { at: '/homes', remotes: inShort(whole), remotesFile })
  await screen.findByRole('heading', { name: 'Homes' })
  expect(await screen.findAllByRole('button', { name: /Greet/ })).toHaveLength(2)
  expect(ask.mock.calls.filter(([url]) => url === remotesFile.url)).toHaveLength(1)
  expect(load.mock.calls.map(([{ name }]) => name)).toEqual(['homes', 'greetings'])
})

test('page that the document has in short and cannot complete fails as one that does not load', async () => {
  globalThis.fetch = jest.fn<typeof fetch>(async () => new Response(null, { status: 503 }))
  const remotesFile = { url: '/api/composition/remotes/c1', integrity: 'sha384-file' }
  renderShell(aShell, { at: '/homes', remotes: inShort(aRemote('homes', ['/homes'])), remotesFile })
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy()
  expect(load).not.toHaveBeenCalled()
})
