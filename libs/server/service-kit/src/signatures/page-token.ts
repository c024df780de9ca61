import type { SigningKeys } from '../settings/secret-settings.ts'
import { signClaims, verifyClaims } from './signed-claims.ts'

/** What a gateway says of a page that it has just rendered, to whoever counts what the page tells later. */
export interface RenderedPage {
  /** Of this one page, and random: it leads to nobody. */
  readonly id: string
  readonly composition: string
  /** The remotes of which the page got the canary. */
  readonly canaries: readonly string[]
  /** Those of which it got the stable version, while its visitor was one whom the canary is for. */
  readonly controls: readonly string[]
}

/** Seconds for which a page may tell something: tabs stay open for days. */
const lifetime = 7 * 24 * 60 * 60
const purpose = 'page'

/** @param keys that gateways share with the releases service */
export function signPage(
  keys: SigningKeys,
  { id, composition, canaries, controls }: RenderedPage,
  now: Date,
): string {
  const seconds = String(Math.floor(now.getTime() / 1000))
  const said = [id, seconds, canaries.join('+'), controls.join('+')]
  return [...said, signClaims(keys, purpose, [...said, composition])].join('.')
}

/** The page of a token, if a gateway rendered it of this composition and not too long ago. */
export function verifyPage(
  keys: SigningKeys,
  composition: string,
  token: string,
  now: Date,
): RenderedPage | undefined {
  const [id, seconds, canaries, controls, signature, ...rest] = token.split('.')
  if (!id || !seconds || canaries === undefined || controls === undefined) return undefined
  if (!signature || rest.length > 0) return undefined
  if (!verifyClaims(keys, purpose, [id, seconds, canaries, controls, composition], signature))
    return undefined
  if (Number(seconds) + lifetime < now.getTime() / 1000) return undefined
  return { id, composition, canaries: namesIn(canaries), controls: namesIn(controls) }
}

const namesIn = (list: string): string[] => (list === '' ? [] : list.split('+'))
