import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { useOwnOfflineNotice } from '@rafiq/platform'
import { announcerStore, queryClient, session, setOffline } from '@rafiq/platform/shell'
import { act, cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { aShell } from '../testing/a-shell.tsx'
import { answerCalls } from '../testing/answer-calls.ts'
import { renderShell } from '../testing/render-shell.tsx'

const page = [{ path: '/', element: <h1>Here</h1> }]
const caller = { id: 'Noura', role: 'user' }
const noAnswer = () => {
  globalThis.fetch = (() => Promise.reject(new TypeError('failed'))) as typeof fetch
}

beforeEach(() => sessionStorage.clear())
afterEach(() => {
  cleanup()
  session.end()
  act(() => setOffline(false))
})

test('connection notice says in the page’s language that there is no connection, for as long as that is so', async () => {
  renderShell(aShell, { at: '/', pages: page, language: 'ar' })
  act(() => setOffline(true))
  await screen.findByText(/^لا يوجد اتصال بالإنترنت/)
  act(() => setOffline(false))
  expect(screen.queryByText(/^لا يوجد اتصال بالإنترنت/)).toBeNull()
  expect(announcerStore.getState().text).toBe('عاد الاتصال بالإنترنت.')
})

test('connection notice says since when what is shown is kept, and reads it anew once the connection is back', async () => {
  answerCalls({ '/api/me': { body: caller } })
  session.start('t1')
  renderShell(aShell, { at: '/', pages: page })
  await screen.findByText('Noura')
  noAnswer()
  await act(() => queryClient.invalidateQueries())
  const note = await screen.findByText(/saved copy from/)
  expect(note.querySelector('time')?.textContent).toMatch(/^\d\d:\d\d$/)
  expect(screen.queryByRole('button', { name: 'Refresh' })).toBeNull()

  answerCalls({ '/api/me': { body: { ...caller, id: 'Noura Ali' } } })
  act(() => setOffline(false))
  await screen.findByText(/^You’re back online/)
  await userEvent.click(screen.getByRole('button', { name: 'Refresh' }))
  await screen.findByText('Noura Ali')
  expect(screen.queryByText(/saved copy/)).toBeNull()
})

function Conversation() {
  useOwnOfflineNotice()
  return <h1>Conversation</h1>
}

test('connection notice leaves it to a page that says by itself that there is no connection', async () => {
  const pages = [...page, { path: '/room', Component: Conversation }]
  const router = renderShell(aShell, { at: '/room', pages })
  await screen.findByRole('heading', { name: 'Conversation' })
  act(() => setOffline(true))
  expect(screen.queryByText(/^You’re offline/)).toBeNull()
  await act(() => router.navigate('/'))
  await screen.findByText(/^You’re offline/)
})
