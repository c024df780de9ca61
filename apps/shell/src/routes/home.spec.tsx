import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { settings } from '@rafiq/app-kit'
import { aRemote } from '@rafiq/host/testing'
import { session } from '@rafiq/platform/shell'
import { cleanup, screen, within } from '@testing-library/react'
import { answerCalls, renderShell } from '../testing/render-shell.tsx'
import { Component as Home } from './home.tsx'

const remotes = { ...aRemote('matches', ['/matches']), ...aRemote('account', ['/account']) }

beforeEach(() => sessionStorage.clear())
afterEach(() => {
  cleanup()
  session.end()
  settings.demo = false
})

async function openHome(language: 'ar' | 'en' = 'en') {
  renderShell({ at: '/', language, remotes, pages: [{ index: true, element: <Home /> }] })
  await screen.findByRole('heading', { level: 1 })
  return within(screen.getByRole('main'))
}
/** Where each link of the page with this name leads; every part of the page has to agree. */
const targetsOf = (name: string) =>
  new Set(
    within(screen.getByRole('main'))
      .getAllByRole('link', { name })
      .map((link) => link.getAttribute('href')),
  )

test('home page has a title and a subtitle', async () => {
  const page = await openHome()
  page.getByRole('heading', { level: 1, name: 'A roommate who fits your life, and privacy that stays yours' })
  page.getByText(/^Rafiq matches adults in Saudi Arabia by location, budget and way of life\./)
})

describe('the buttons', () => {
  test('of a visitor are Get Started and Login', async () => {
    const page = await openHome()
    expect(targetsOf('Get Started')).toEqual(new Set(['/register']))
    expect(targetsOf('Login')).toEqual(new Set(['/login']))
    expect(page.queryByRole('link', { name: 'Matches' })).toBeNull()
    expect(page.queryByRole('link', { name: 'Account' })).toBeNull()
  })

  test('of a member are Matches and Account', async () => {
    answerCalls({})
    session.start('t1')
    const page = await openHome()
    expect(targetsOf('Matches')).toEqual(new Set(['/matches']))
    expect(targetsOf('Account')).toEqual(new Set(['/account']))
    expect(page.queryByRole('link', { name: 'Get Started' })).toBeNull()
    expect(page.queryByRole('link', { name: 'Login' })).toBeNull()
  })
})

test('home page offers the demo login to visitors where there are demo accounts, and only there', async () => {
  expect((await openHome()).queryByRole('link', { name: 'Try it with a demo account' })).toBeNull()
  cleanup()
  settings.demo = true
  await openHome()
  expect(targetsOf('Try it with a demo account')).toEqual(new Set(['/test-login']))
})

test.each([
  ['en', ['Privacy first', 'Smart matching', 'Location-based', 'Rent splitting']],
  ['ar', ['الخصوصية أولًا', 'توافق ذكي', 'بحسب الموقع', 'تقاسم الإيجار']],
] as const)('home page has the four feature cards (%s)', async (language, names) => {
  const page = await openHome(language)
  for (const name of names) {
    const card = page.getByRole('heading', { level: 3, name }).closest('li')
    expect(card?.querySelector('p')?.textContent).not.toBe('')
  }
})

test('home page explains in three steps how it works', async () => {
  const page = await openHome()
  const steps = page.getByRole('heading', { level: 2, name: 'Three steps to a roommate' }).closest('section')
  const items = within(steps as HTMLElement).getAllByRole('listitem')
  expect(items.map((item) => within(item).getByRole('heading', { level: 3 }).textContent)).toEqual([
    'Create your profile',
    'See your matches',
    'Get in touch safely',
  ])
})
