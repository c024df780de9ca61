import { type AwayNoticeKind, awayNoticeKinds } from '@rafiq/contracts/members'
import { type SigningKeys, signClaims, verifyClaims } from '@rafiq/service-kit'

export interface Unsubscription {
  memberId: string
  kinds: AwayNoticeKind[]
}

const purpose = 'unsubscribe'

const isKind = (kind: string): kind is AwayNoticeKind => (awayNoticeKinds as readonly string[]).includes(kind)

/** What the link of a mail carries: whose notices of which kinds it ends. It does not expire, and can end nothing else. */
export function signUnsubscription(keys: SigningKeys, { memberId, kinds }: Unsubscription): string {
  const named = kinds.join('-')
  return [memberId, named, signClaims(keys, purpose, [memberId, named])].join('.')
}

/** Null for what was altered, or never signed. */
export function readUnsubscription(keys: SigningKeys, token: string): Unsubscription | null {
  const [memberId, named, signature, ...more] = token.split('.')
  if (!memberId || !named || !signature || more.length > 0) return null
  if (!verifyClaims(keys, purpose, [memberId, named], signature)) return null
  return { memberId, kinds: named.split('-').filter(isKind) }
}

/** Where the link leads: a POST ends it at once (RFC 8058), a GET goes to the page that asks. */
export function unsubscribeUrl(publicUrl: string, token: string): string {
  const url = new URL('/api/away-notices/unsubscribe', publicUrl)
  url.searchParams.set('token', token)
  return url.href
}

/** The page that asks. */
export function unsubscribePage(token: string): string {
  return `/unsubscribe?${new URLSearchParams({ token })}`
}
