/** Every address of the platform (spec §2 and the design); remotes link by these, never by a string of their own. */
export const paths = {
  home: '/',
  login: '/login',
  testLogin: '/test-login',
  register: '/register',
  questionnaire: '/questionnaire',
  results: '/results',
  verifyEmail: '/verify-email',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  matches: '/matches',
  connections: '/connections',
  chat: (roomId?: string) => (roomId === undefined ? '/chat' : `/chat/${encodeURIComponent(roomId)}`),
  account: '/account',
  security: '/account/security',
  moderator: '/moderator',
  support: '/support',
  safety: '/safety-guidelines',
  terms: '/terms-of-service',
  privacy: '/privacy-policy',
} as const

/** Sign-in that leads back to `from` afterwards. */
export const loginPath = (from: string): string =>
  from === paths.home ? paths.login : `${paths.login}?next=${encodeURIComponent(from)}`

/** Where an account is secured, for staff who have to do that before their pages open; leads back to `from`. */
export const securityPath = (from: string): string =>
  from === paths.home ? paths.security : `${paths.security}?next=${encodeURIComponent(from)}`

/** The page that `next` of an address names: one of this site, else none. */
export function nextPage(search: string): string | null {
  const next = new URLSearchParams(search).get('next')
  return next !== null && /^\/(?![/\\])/.test(next) ? next : null
}

/** Where to go after sign-in: the page that asked for it, on this site only, else home (spec §4). */
export function afterLogin(search: string): string {
  const next = nextPage(search)
  return next === null || next.startsWith(paths.login) ? paths.home : next
}
