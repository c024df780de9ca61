import { expect, test } from '@jest/globals'
import { planPages } from './plan-pages.ts'
import { remoteSubject } from './subject.ts'

const routes = ['/rentals', '/rentals/:id/photos', '/rentals/all/*', '/account/rentals'].map((path) => ({
  path,
  files: [],
}))
const subject = remoteSubject('rentals')
const product = { guarded: [{ path: '/account' }, { path: '/staff/*', roles: ['admin'] }] }

test('planned pages have an address, those below a guarded one with a session', () => {
  expect(planPages({ name: 'rentals', routes }, product, true)).toEqual({
    planned: [
      { subject, path: '/rentals', address: '/rentals', session: false, role: undefined },
      {
        subject,
        path: '/rentals/:id/photos',
        address: '/rentals/00000000-0000-7000-8000-000000000000/photos',
        session: false,
        role: undefined,
      },
      { subject, path: '/rentals/all/*', address: '/rentals/all', session: false, role: undefined },
      { subject, path: '/account/rentals', address: '/account/rentals', session: true, role: undefined },
    ],
    unopened: [],
  })
})

test('planned pages leave out what asks for a session where there is no account', () => {
  const { planned, unopened } = planPages({ name: 'rentals', routes }, product, false)
  expect(planned).toHaveLength(3)
  expect(unopened).toEqual([{ path: '/account/rentals', reason: 'no-account' }])
})

test('planned pages for some roles are opened as the role that opens most of them, without an account', () => {
  const staff = [
    { path: '/staff/rentals', files: [] },
    { path: '/rentals', files: [], roles: ['moderator', 'admin'] },
    { path: '/rentals/log', files: [], roles: ['auditor'] },
  ]
  const { planned, unopened } = planPages({ name: 'rentals', routes: staff }, product, false)
  expect(planned.map(({ path, session, role }) => [path, session, role])).toEqual([
    ['/staff/rentals', false, 'admin'],
    ['/rentals', false, 'admin'],
    ['/rentals/log', false, 'auditor'],
  ])
  expect(unopened).toEqual([])
})
