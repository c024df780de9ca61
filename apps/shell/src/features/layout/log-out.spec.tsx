import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { keepUnsent, useLeaveQuestion } from '@rafiq/platform'
import { session } from '@rafiq/platform/shell'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { answerCalls, renderShell } from '../../testing/render-shell.tsx'

/** A page with something unsaved until it is left. */
let unsaved = true
const asks = () => unsaved
const loses = () => false

function Page() {
  const { asking, stay, leave } = useLeaveQuestion({ asks, loses })
  const drop = () => {
    unsaved = false
    leave()
  }
  return (
    <>
      <h1>Form</h1>
      {asking && (
        <>
          <button type="button" onClick={stay}>
            Stay
          </button>
          <button type="button" onClick={drop}>
            Discard
          </button>
        </>
      )}
    </>
  )
}

beforeEach(() => {
  unsaved = true
  sessionStorage.clear()
  localStorage.clear()
})
afterEach(() => session.end())

async function logOut() {
  answerCalls({
    '/api/user/profile': { body: { id: '1', role: 'user', email: 'a@rafiq.test', name: 'Noura' } },
    '/api/auth/logout': { status: 204, body: undefined },
  })
  session.start('t1')
  const user = userEvent.setup()
  const router = renderShell({
    at: '/form',
    pages: [
      { path: '/form', Component: Page },
      { index: true, element: <h1>Home page</h1> },
    ],
  })
  await user.click(await screen.findByRole('button', { name: /Account menu/ }))
  await user.click(await screen.findByRole('button', { name: 'Logout' }))
  return { user, router }
}

test('logging out asks a page with something unsaved first; staying stays signed in', async () => {
  const { user, router } = await logOut()
  await user.click(await screen.findByRole('button', { name: 'Stay' }))
  expect(router.state.location.pathname).toBe('/form')
  expect(session.token()).toBe('t1')
})

test('leaving the page at logout ends the session and goes home', async () => {
  const { user } = await logOut()
  await user.click(await screen.findByRole('button', { name: 'Discard' }))
  await screen.findByRole('heading', { name: 'Home page' })
  expect(session.token()).toBeNull()
})

test('logging out asks first where messages are not sent yet, and forgets the question when one goes elsewhere', async () => {
  unsaved = false
  keepUnsent('1', true)
  const { user } = await logOut()
  await screen.findByRole('alert')
  expect(session.token()).toBe('t1')
  await user.tab()
  expect(screen.queryByRole('alert')).toBeNull()
  await user.click(screen.getByRole('button', { name: /Account menu/ }))
  await user.click(await screen.findByRole('button', { name: 'Logout' }))
  await user.click(await screen.findByRole('button', { name: 'Log out anyway' }))
  await screen.findByRole('heading', { name: 'Home page' })
  expect(session.token()).toBeNull()
})
