import { press, type State } from './state.ts'

/** Opens a menu of the header, whose button may say more than its name. */
const openMenu =
  (key: 'shell:header.menu' | 'shell:header.accountMenu'): NonNullable<State['act']> =>
  (page, { words }) =>
    page
      .getByRole('banner')
      .getByRole('button', { name: words(key) })
      .click()

/** Pages of the shell itself. */
export const shellStates: readonly State[] = [
  { path: '/', shows: 'home:closing.title' },
  { path: '/', name: 'signed in', as: 'member', shows: 'dashboard:next' },
  {
    path: '/',
    name: 'the menu of a visitor',
    shows: 'home:title',
    act: openMenu('shell:header.menu'),
    only: 'phone',
  },
  {
    // Nothing to press lies below the menu here.
    path: '/terms-of-service',
    name: 'the menu of a member',
    as: 'member',
    shows: 'shell:footer.terms',
    act: openMenu('shell:header.accountMenu'),
  },
  { path: '/login', shows: 'shell:login.lead' },
  {
    path: '/login',
    name: 'nothing typed',
    shows: 'common:errors.credentials-required',
    act: press('shell:login.submit'),
  },
  { path: '/test-login', shows: 'shell:testLogin.lead' },
  { path: '/support', shows: 'shell:footer.support' },
  { path: '/safety-guidelines', shows: 'shell:footer.safety' },
  { path: '/terms-of-service', shows: 'shell:footer.terms' },
  { path: '/privacy-policy', shows: 'shell:footer.privacy' },
  { path: '/no-such-page', status: 404, shows: 'shell:notFound.title', complaint: /404.*\/no-such-page/ },
]

/** Pages that ask for a session, or for more. */
export const guardedStates: readonly State[] = [
  ...[
    '/matches',
    '/connections',
    '/account',
    '/account/data',
    '/account/habits',
    '/account/ledger',
    '/account/security',
    '/moderator',
  ].map(
    (path): State => ({
      path,
      name: 'signed out',
      leadsTo: '/login',
      shows: 'common:session.required',
      said: true,
    }),
  ),
  { path: '/moderator', name: 'of a member', as: 'member', shows: 'shell:accessDenied.text' },
]
