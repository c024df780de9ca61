import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { aRemote } from '@rafiq/host/testing'
import { PageTitle } from '@rafiq/platform'
import { session } from '@rafiq/platform/shell'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { answerCalls, renderShell } from '../../testing/render-shell.tsx'

const pages = ['/', '/first', '/matches'].map((path) => ({
  path,
  element: (
    <>
      <PageTitle title={path} />
      <h1>{`Page ${path}`}</h1>
    </>
  ),
}))
const matches = [{ path: '/matches', label: { ar: 'المتوافقون', en: 'Matches' }, order: 20 }]

beforeEach(() => sessionStorage.clear())
afterEach(() => session.end())

async function openMenu() {
  answerCalls({ '/api/user/profile': { body: { id: '1', role: 'user', email: 'n@rafiq.test', name: 'N' } } })
  session.start('t1')
  const router = renderShell({ at: '/', pages, remotes: aRemote('matches', [], matches) })
  await act(() => router.navigate('/first'))
  const user = userEvent.setup()
  const header = within(screen.getByRole('banner'))
  await user.click(await header.findByRole('button', { name: /^Account menu: / }))
  return { router, user, menu: header.getByRole('navigation', { name: 'Menu' }) }
}
const heading = (path: string) => screen.findByRole('heading', { name: `Page ${path}` })

test('header menu stays open and keeps the focus when a page arrives that was on its way', async () => {
  const { router, menu } = await openMenu()
  const button = document.activeElement
  await act(() => router.navigate('/matches'))
  await heading('/matches')
  expect(menu.closest('[hidden]')).toBeNull()
  expect(document.activeElement).toBe(button)
})

test('header menu closes with a choice, and the page that it leads to has the focus', async () => {
  const { user, menu } = await openMenu()
  await user.click(within(menu).getByRole('link', { name: 'Matches' }))
  const arrived = await heading('/matches')
  expect(menu.closest('[hidden]')).not.toBeNull()
  await waitFor(() => expect(document.activeElement).toBe(arrived))
})

test('header menu closes on going back', async () => {
  const { router, menu } = await openMenu()
  await act(() => router.navigate(-1))
  await heading('/')
  expect(menu.closest('[hidden]')).not.toBeNull()
})
