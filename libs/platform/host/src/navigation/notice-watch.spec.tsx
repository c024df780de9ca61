import { afterEach, expect, jest, test } from '@jest/globals'
import { useLocation } from '@rafiq/platform/router'
import { createMemoryRouter, RouterProvider } from '@rafiq/platform/shell'
import { act, render, screen } from '@testing-library/react'
import { NoticeWatch } from './notice-watch.tsx'

afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker')
})

function Page() {
  return (
    <>
      <NoticeWatch />
      <h1>{useLocation().pathname}</h1>
    </>
  )
}

const show = () => {
  window.history.replaceState(null, '', '/matches')
  const router = createMemoryRouter([{ path: '*', element: <Page /> }], { initialEntries: ['/matches'] })
  render(<RouterProvider router={router} />)
}

test('a notice that is pressed leads the open page to its own', async () => {
  const worker = new EventTarget()
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: worker })
  show()
  const say = (data: unknown) => act(async () => worker.dispatchEvent(new MessageEvent('message', { data })))
  for (const other of [null, { type: 'other', path: '/x' }, { type: 'open' }]) await say(other)
  expect(screen.getByRole('heading').textContent).toBe('/matches')
  await say({ type: 'open', path: '/chat/1' })
  expect(screen.getByRole('heading').textContent).toBe('/chat/1')
})

test('a page tells the worker where it is', async () => {
  const worker = new EventTarget()
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: worker })
  show()
  const postMessage = jest.fn()
  const asked = Object.assign(new Event('message'), { data: { type: 'where' }, ports: [{ postMessage }] })
  act(() => void worker.dispatchEvent(asked))
  expect(postMessage.mock.calls).toEqual([[window.location.pathname]])
})

test('a page without a service worker listens to none', () => {
  show()
  expect(screen.getByRole('heading').textContent).toBe('/matches')
})
