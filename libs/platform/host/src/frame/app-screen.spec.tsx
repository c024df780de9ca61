import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { useAppScreen } from '@rafiq/platform'
import { act, screen } from '@testing-library/react'
import { aShell } from '../testing/a-shell.tsx'
import { renderShell } from '../testing/render-shell.tsx'

/** What a phone shows on the screen while its keyboard is up. */
class Viewport extends EventTarget {
  scale = 1
  height = 768
  offsetTop = 0
}
const before = Object.getOwnPropertyDescriptor(globalThis, 'visualViewport')
let viewport = new Viewport()

beforeEach(() => {
  viewport = new Viewport()
  Object.defineProperty(globalThis, 'visualViewport', { configurable: true, value: viewport })
})
afterEach(() => {
  if (before) Object.defineProperty(globalThis, 'visualViewport', before)
  else Reflect.deleteProperty(globalThis, 'visualViewport')
})

function Conversation() {
  useAppScreen()
  return <h1>Conversation</h1>
}

async function open() {
  const pages = [
    { path: '/rooms', element: <h1>Rooms</h1> },
    { path: '/room', Component: Conversation },
  ]
  const router = renderShell(aShell, { at: '/rooms', pages })
  await screen.findByRole('heading', { name: 'Rooms' })
  return router
}
const frame = () => screen.getByRole('banner').closest('.min-h-dvh') as HTMLElement
const hiddenOnPhones = (role: 'banner' | 'contentinfo') =>
  screen.getByRole(role).parentElement?.classList.contains('max-md:hidden')

test('an app screen takes header and footer off a phone for as long as it is open', async () => {
  const router = await open()
  expect([hiddenOnPhones('banner'), hiddenOnPhones('contentinfo')]).toEqual([false, false])
  await act(() => router.navigate('/room'))
  await screen.findByRole('heading', { name: 'Conversation' })
  expect([hiddenOnPhones('banner'), hiddenOnPhones('contentinfo')]).toEqual([true, true])
  expect(frame().classList.contains('max-md:fixed')).toBe(true)
  await act(() => router.navigate('/rooms'))
  await screen.findByRole('heading', { name: 'Rooms' })
  expect([hiddenOnPhones('banner'), hiddenOnPhones('contentinfo')]).toEqual([false, false])
  expect(frame().classList.contains('max-md:fixed')).toBe(false)
})

test('an app screen is as high as what a keyboard leaves in sight, until the keyboard goes', async () => {
  const router = await open()
  await act(() => router.navigate('/room'))
  await screen.findByRole('heading', { name: 'Conversation' })
  const height = () => frame().style.getPropertyValue('--visible-height')
  expect(height()).toBe('')
  viewport.height = 400
  viewport.offsetTop = 40
  viewport.dispatchEvent(new Event('resize'))
  expect(height()).toBe('400px')
  expect(frame().style.getPropertyValue('--visible-top')).toBe('40px')
  viewport.height = window.innerHeight
  viewport.dispatchEvent(new Event('resize'))
  expect(height()).toBe('')
})
