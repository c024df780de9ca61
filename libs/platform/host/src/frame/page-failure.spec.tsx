import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { connectionStore, setOffline } from '@rafiq/platform/shell'
import { act, screen, waitFor, within } from '@testing-library/react'
import { aShell } from '../testing/a-shell.tsx'
import { renderShell } from '../testing/render-shell.tsx'

beforeEach(() => sessionStorage.clear())
afterEach(() => act(() => setOffline(false)))

test('a page whose files do not come costs its own area, and offers to try again', async () => {
  const lost = Object.assign(new Error('Loading chunk support failed'), { name: 'ChunkLoadError' })
  renderShell(aShell, { at: '/help', pages: [{ path: '/help', lazy: () => Promise.reject(lost) }] })
  await screen.findByRole('heading', { level: 1, name: 'This page could not be loaded' })
  const page = within(screen.getByRole('main'))
  expect(page.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Try again'])
  expect(screen.getByRole('banner').contains(screen.getByRole('main'))).toBe(false)
  await waitFor(() => expect(connectionStore.getState().offline).toBe(true))
})

test('any other fault of a page is the unexpected error of the shell', async () => {
  // React tells of it there, as it should.
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  renderShell(aShell, {
    at: '/help',
    pages: [{ path: '/help', lazy: () => Promise.reject(new Error('broken')) }],
  })
  await screen.findByRole('heading', { level: 1, name: 'Broken' })
})
