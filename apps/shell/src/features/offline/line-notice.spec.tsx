import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { announcerStore, queryClient, session, setLineAway } from '@rafiq/platform/shell'
import { act, cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { answerCalls, renderShell } from '../../testing/render-shell.tsx'

const page = [{ path: '/', element: <h1>Here</h1> }]
const profile = { id: '1', role: 'user', email: 'a@rafiq.test', name: 'Noura' }
const noLine = () => {
  globalThis.fetch = (() => Promise.reject(new TypeError('failed'))) as typeof fetch
}

beforeEach(() => sessionStorage.clear())
afterEach(() => {
  cleanup()
  session.end()
  act(() => setLineAway(false))
})

test('says that the line is away in the page’s language, for as long as it is', async () => {
  renderShell({ at: '/', pages: page, language: 'ar' })
  act(() => setLineAway(true))
  await screen.findByText(/^لا يوجد اتصال بالإنترنت/)
  act(() => setLineAway(false))
  expect(screen.queryByText(/^لا يوجد اتصال بالإنترنت/)).toBeNull()
  expect(announcerStore.getState().text).toBe('عاد الاتصال بالإنترنت.')
})

test('says since when what is shown is kept, and reads it anew when the line is back', async () => {
  answerCalls({ '/api/user/profile': { body: profile } })
  session.start('t1')
  renderShell({ at: '/', pages: page })
  await screen.findByText('Noura')
  noLine()
  await act(() => queryClient.invalidateQueries())
  const note = await screen.findByText(/saved copy from/)
  expect(note.querySelector('time')?.textContent).toMatch(/^\d\d:\d\d$/)
  expect(screen.queryByRole('button', { name: 'Refresh' })).toBeNull()

  answerCalls({ '/api/user/profile': { body: { ...profile, name: 'Noura Ali' } } })
  act(() => setLineAway(false))
  await screen.findByText(/^You’re back online/)
  await userEvent.click(screen.getByRole('button', { name: 'Refresh' }))
  await screen.findByText('Noura Ali')
  expect(screen.queryByText(/saved copy/)).toBeNull()
})
