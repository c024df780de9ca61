import { expect, test } from '@jest/globals'
import { planPages } from './plan-pages.ts'

const routes = ['/rentals', '/rentals/:id/photos', '/rentals/all/*', '/account/rentals'].map((path) => ({
  path,
  files: [],
}))
const product = { guarded: [{ path: '/account' }, { path: '/staff/*', roles: ['admin'] }] }

test('planned pages have an address, those below a guarded one with a session', () => {
  expect(planPages({ routes }, product, true)).toEqual({
    planned: [
      { path: '/rentals', address: '/rentals', session: false },
      {
        path: '/rentals/:id/photos',
        address: '/rentals/00000000-0000-7000-8000-000000000000/photos',
        session: false,
      },
      { path: '/rentals/all/*', address: '/rentals/all', session: false },
      { path: '/account/rentals', address: '/account/rentals', session: true },
    ],
    unopened: [],
  })
})

test('planned pages leave out what asks for a session where there is no account', () => {
  const { planned, unopened } = planPages({ routes }, product, false)
  expect(planned).toHaveLength(3)
  expect(unopened).toEqual([{ path: '/account/rentals', reason: 'no-account' }])
})

test('planned pages leave out what is for some roles', () => {
  const staff = [
    { path: '/staff/rentals', files: [] },
    { path: '/rentals', files: [], roles: ['admin'] },
  ]
  expect(planPages({ routes: staff }, product, true).unopened.map(({ path }) => path)).toEqual([
    '/staff/rentals',
    '/rentals',
  ])
})
