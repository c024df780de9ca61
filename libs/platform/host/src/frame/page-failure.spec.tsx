import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { PageTitle } from '@rafiq/platform'
import { connectionStore, setOffline } from '@rafiq/platform/shell'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { App } from '../app.tsx'
import { provideShell } from '../shell-definition.ts'
import { aShell } from '../testing/a-shell.tsx'
import { renderShell } from '../testing/render-shell.tsx'

beforeEach(() => sessionStorage.clear())
afterEach(() => act(() => setOffline(false)))

const lost = Object.assign(new Error('Loading chunk support failed'), { name: 'ChunkLoadError' })

test('a page whose files do not come costs its own area, and offers to try again', async () => {
  renderShell(aShell, { at: '/help', pages: [{ path: '/help', lazy: () => Promise.reject(lost) }] })
  await screen.findByRole('heading', { level: 1, name: 'This page could not be loaded' })
  const page = within(screen.getByRole('main'))
  expect(page.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Try again'])
  expect(screen.getByRole('banner').contains(screen.getByRole('main'))).toBe(false)
  await waitFor(() => expect(connectionStore.getState().offline).toBe(true))
})

const HelpPage = () => (
  <>
    <PageTitle title="Help" />
    <h1>Help</h1>
  </>
)

test('a page that is tried again has the focus on its heading', async () => {
  const lazy = jest.fn(async () => ({ Component: HelpPage })).mockRejectedValueOnce(lost)
  const shell = { ...aShell, routes: [{ path: '/help', lazy }] }
  provideShell(shell)
  history.replaceState(null, '', '/help')
  render(<App shell={shell} />)
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  const heading = await screen.findByRole('heading', { level: 1, name: 'Help' })
  await waitFor(() => expect(document.activeElement).toBe(heading))
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
