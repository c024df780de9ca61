import type { SigningKeys } from '../settings/secret-settings.ts'
import { signClaims, verifyClaims } from './signed-claims.ts'

/** What the link to a preview says. The releases service signs it, gateways believe it. */
export interface PreviewClaims {
  readonly remote: string
  readonly name: string
  readonly expiresAt: Date
  /** Of a link that opens once; null: it opens as often as somebody likes. */
  readonly onceId: string | null
}

/**
 * What a token is for. The link's opens the door; the cookie's is what the browser that went through it keeps. One does not do
 * for the other: a link that opens once is of no use to who finds it afterwards.
 */
type PreviewToken = 'link' | 'cookie'

const purposes: Readonly<Record<PreviewToken, string>> = { link: 'preview', cookie: 'preview-cookie' }

/** @param keys of this kind of token: releases and gateways share those of links, gateways alone have those of cookies */
export function signPreview(
  keys: SigningKeys,
  kind: PreviewToken,
  { remote, name, expiresAt, onceId }: PreviewClaims,
): string {
  const claims = [remote, name, String(Math.floor(expiresAt.getTime() / 1000)), onceId ?? '']
  return [...claims, signClaims(keys, purposes[kind], claims)].join('.')
}

/** What a token says; undefined where it is not ours, for something else or has ended. */
export function verifyPreview(
  keys: SigningKeys,
  kind: PreviewToken,
  token: string,
  now: Date,
): PreviewClaims | undefined {
  const [remote, name, seconds, onceId, signature, ...rest] = token.split('.')
  if (!remote || !name || !seconds || onceId === undefined || !signature || rest.length > 0) return undefined
  if (!verifyClaims(keys, purposes[kind], [remote, name, seconds, onceId], signature)) return undefined
  const expiresAt = new Date(Number(seconds) * 1000)
  return expiresAt > now ? { remote, name, expiresAt, onceId: onceId || null } : undefined
}
