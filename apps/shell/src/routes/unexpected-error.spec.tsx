import { afterEach, expect, jest, test } from '@jest/globals'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { renderShell } from '../testing/render-shell.tsx'

afterEach(() => {
  cleanup()
  jest.restoreAllMocks()
})

const Broken = (): never => {
  throw new Error('boom')
}

function openBroken(language: 'ar' | 'en') {
  const complained = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  renderShell({ at: '/broken', language, pages: [{ path: '/broken', element: <Broken /> }] })
  return complained
}

test('unexpected error page of the spec replaces a page that throws, with the button that reloads', async () => {
  const complained = openBroken('en')
  await screen.findByRole('heading', { level: 1, name: 'Something went wrong' })
  screen.getByText('We encountered an unexpected error. Please try refreshing the page.')
  complained.mockClear()
  fireEvent.click(screen.getByRole('button', { name: 'Refresh Page' }))
  // jsdom loads nothing, and says so when it is asked to.
  expect(String(complained.mock.calls[0]?.[0])).toContain('Not implemented: navigation')
})

test('unexpected error page is in Arabic', async () => {
  openBroken('ar')
  await screen.findByRole('heading', { level: 1, name: 'حدث خطأ ما' })
})
