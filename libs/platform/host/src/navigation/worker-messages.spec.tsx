import { afterEach, expect, jest, test } from '@jest/globals'
import { useLocation } from '@rafiq/platform/router'
import { createMemoryRouter, RouterProvider } from '@rafiq/platform/shell'
import { act, render, screen } from '@testing-library/react'
import { WorkerMessages } from './worker-messages.tsx'

afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker')
})

function Page() {
  return (
    <>
      <WorkerMessages />
      <h1>{useLocation().pathname}</h1>
    </>
  )
}

const show = () => {
  window.history.replaceState(null, '', '/matches')
  const router = createMemoryRouter([{ path: '*', element: <Page /> }], { initialEntries: ['/matches'] })
  render(<RouterProvider router={router} />)
}

test('pressed notice navigates the open page', async () => {
  const worker = new EventTarget()
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: worker })
  show()
  const say = (data: unknown) => act(async () => worker.dispatchEvent(new MessageEvent('message', { data })))
  for (const other of [null, { type: 'other', path: '/x' }, { type: 'open' }]) await say(other)
  expect(screen.getByRole('heading').textContent).toBe('/matches')
  await say({ type: 'open', path: '/chat/1' })
  expect(screen.getByRole('heading').textContent).toBe('/chat/1')
})

test('open page tells the service worker its path', async () => {
  const worker = new EventTarget()
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: worker })
  show()
  const postMessage = jest.fn()
  const asked = Object.assign(new Event('message'), { data: { type: 'where' }, ports: [{ postMessage }] })
  act(() => void worker.dispatchEvent(asked))
  expect(postMessage.mock.calls).toEqual([[window.location.pathname]])
})

test('page without a service worker has no message listener', () => {
  show()
  expect(screen.getByRole('heading').textContent).toBe('/matches')
})
