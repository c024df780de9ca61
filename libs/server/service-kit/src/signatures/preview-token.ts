import { signClaims, verifyClaims } from './signed-claims.ts'

/** What the link to a preview says. The releases service signs it, gateways believe it. */
export interface PreviewClaims {
  readonly remote: string
  readonly name: string
  readonly expiresAt: Date
  /** Of a link that opens once; null: it opens as often as somebody likes. */
  readonly onceId: string | null
}

const purpose = 'preview'

/** @param key the secret that services share */
export function signPreview(key: string, { remote, name, expiresAt, onceId }: PreviewClaims): string {
  const claims = [remote, name, String(Math.floor(expiresAt.getTime() / 1000)), onceId ?? '']
  return [...claims, signClaims(key, purpose, claims)].join('.')
}

/** What a token says; undefined where it is not ours or has ended. */
export function verifyPreview(key: string, token: string, now: Date): PreviewClaims | undefined {
  const [remote, name, seconds, onceId, signature, ...rest] = token.split('.')
  if (!remote || !name || !seconds || onceId === undefined || !signature || rest.length > 0) return undefined
  if (!verifyClaims(key, purpose, [remote, name, seconds, onceId], signature)) return undefined
  const expiresAt = new Date(Number(seconds) * 1000)
  return expiresAt > now ? { remote, name, expiresAt, onceId: onceId || null } : undefined
}
