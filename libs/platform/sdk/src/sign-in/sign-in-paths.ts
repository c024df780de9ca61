import { linkTo } from '../page/pages.ts'

const leadingBack = (path: string, from: string): string =>
  from === linkTo('home') ? path : `${path}?next=${encodeURIComponent(from)}`

/** Sign-in that leads back to `from` afterwards. */
export const loginPath = (from: string): string => leadingBack(linkTo('login'), from)

/** Where an account is secured, for whom has to do that before restricted pages open; leads back to `from`. */
export const securityPath = (from: string): string => leadingBack(linkTo('security'), from)

/** The page that `next` of an address names: one of this site, else none. */
export function nextPage(search: string): string | null {
  const next = new URLSearchParams(search).get('next')
  return next !== null && /^\/(?![/\\])/.test(next) ? next : null
}

/** Where to go after sign-in: the page that asked for it, on this site only, else home (spec §4). */
export function afterLogin(search: string): string {
  const next = nextPage(search)
  return next === null || next.startsWith(linkTo('login')) ? linkTo('home') : next
}
