import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { aRemote } from '@rafiq/host/testing'
import { session, toastStore } from '@rafiq/platform/shell'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { answerCalls, renderShell } from '../../testing/render-shell.tsx'

const pages = ['/', '/somewhere', '/support', '/login', '/register'].map((path) => ({
  path,
  element: <h1>{`Page ${path}`}</h1>,
}))
const remotes = {
  ...aRemote(
    'matches',
    ['/matches', '/connections'],
    [
      { path: '/matches', label: { ar: 'المتوافقون', en: 'Matches' }, order: 20 },
      { path: '/connections', label: { ar: 'التواصل', en: 'Connections' }, order: 30 },
    ],
  ),
  ...aRemote(
    'account',
    ['/account'],
    [{ path: '/account', label: { ar: 'الحساب', en: 'Account' }, order: 10 }],
  ),
}
const profile = { id: '1', role: 'user', email: 'noura@rafiq.test', name: 'Noura' }

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})
afterEach(() => session.end())

async function open(at = '/somewhere') {
  const router = renderShell({ at, pages, remotes })
  await screen.findByRole('heading', { name: `Page ${at}` })
  return { user: userEvent.setup(), header: within(screen.getByRole('banner')), router }
}
const targets = (area: HTMLElement) =>
  within(area)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])

describe('for everybody', () => {
  test('the logo leads home and the support button to support', async () => {
    const { user, header, router } = await open()
    await user.click(header.getByRole('link', { name: 'Rafiq, home' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/'))
    await user.click(header.getByRole('link', { name: 'Support' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/support'))
  })

  test('the toggle shows the other language, turns the page, and remembers the choice', async () => {
    const { user, header } = await open()
    await user.click(header.getByRole('button', { name: 'العربية' }))
    expect(document.documentElement).toMatchObject({ lang: 'ar', dir: 'rtl' })
    expect(localStorage.getItem('language')).toBe('ar')
    await user.click(header.getByRole('button', { name: 'English' }))
    expect(document.documentElement).toMatchObject({ lang: 'en', dir: 'ltr' })
    expect(localStorage.getItem('language')).toBe('en')
  })
})

test('a visitor sees Login and Get Started, and nothing of an account', async () => {
  const { user, header, router } = await open()
  expect(header.queryByRole('button', { name: /Account menu/ })).toBeNull()
  expect(header.queryByRole('link', { name: 'Matches' })).toBeNull()
  await user.click(header.getByRole('link', { name: 'Login' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
  await user.click(header.getByRole('link', { name: 'Get Started' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/register'))
})

describe('a member', () => {
  const openAsMember = async (body: object = profile) => {
    answerCalls({ '/api/user/profile': { body }, '/api/auth/logout': { status: 204, body: undefined } })
    session.start('t1')
    const opened = await open()
    await opened.user.click(await opened.header.findByRole('button', { name: /^Account menu: / }))
    return { ...opened, menu: opened.header.getByRole('navigation', { name: 'Menu' }) }
  }

  test('finds account, matches and connections in the account menu, and no Login', async () => {
    const { header, menu } = await openAsMember()
    expect(targets(menu)).toEqual([
      ['Account', '/account'],
      ['Matches', '/matches'],
      ['Connections', '/connections'],
      // In the header itself where there is room, and here on a phone.
      ['Support', '/support'],
    ])
    expect(header.queryByRole('link', { name: 'Login' })).toBeNull()
    expect(header.queryByRole('link', { name: 'Get Started' })).toBeNull()
  })

  test('finds the account once: in the menu, not beside it too', async () => {
    const { header, menu } = await openAsMember()
    expect(targets(header.getByRole('navigation', { name: 'Main navigation' }))).toEqual([
      ['Matches', '/matches'],
      ['Connections', '/connections'],
    ])
    expect(within(menu).getAllByRole('link', { name: 'Account' })).toHaveLength(1)
  })

  test.each(['moderator', 'admin', 'releases'])(
    'of the team (%s) finds matches and connections in the account menu alone',
    async (role) => {
      const { header, menu } = await openAsMember({ ...profile, role, name: null })
      await waitFor(() => expect(header.queryByRole('navigation', { name: 'Main navigation' })).toBeNull())
      expect(targets(menu).map(([, path]) => path)).toEqual([
        '/account',
        '/matches',
        '/connections',
        '/support',
      ])
    },
  )

  test('who logs out goes home without a session here or on the server, and is told', async () => {
    const { user, menu, router } = await openAsMember()
    await user.click(within(menu).getByRole('button', { name: 'Logout' }))
    await screen.findByRole('heading', { name: 'Page /' })
    expect(router.state.location.pathname).toBe('/')
    expect(sessionStorage.getItem('userToken')).toBeNull()
    expect(toastStore.getState().toast).toMatchObject({ title: 'Logged out' })
    expect(globalThis.fetch).toHaveBeenCalledWith(
      '/api/auth/logout',
      expect.objectContaining({ method: 'POST' }),
    )
  })
})

test('a header of many entries shows the first five, and the others behind a button', async () => {
  answerCalls({ '/api/user/profile': { body: profile } })
  session.start('t1')
  const names = Array.from({ length: 9 }, (_, index) => `Place ${index + 1}`)
  const entries = names.map((name, order) => ({
    path: `/places/${order + 1}`,
    label: { ar: `مكان ${order + 1}`, en: name },
    order,
  }))
  renderShell({ at: '/somewhere', pages, remotes: aRemote('places', ['/places/:place'], entries) })
  const navigation = await screen.findByRole('navigation', { name: 'Main navigation' })
  const shown = () => targets(navigation).map(([name]) => name)
  await waitFor(() => expect(shown()).toEqual(names.slice(0, 5)))
  await userEvent.click(within(navigation).getByRole('button', { name: 'More sections' }))
  expect(shown()).toEqual(names)
})
