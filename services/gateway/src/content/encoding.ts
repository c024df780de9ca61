import Negotiator from 'negotiator'

export type Encoding = 'br' | 'gzip' | 'identity'

/** What stands behind a file's name where the same file lies compressed beside it. */
export const compressedSuffix = { br: '.br', gzip: '.gz' } as const

/** `preferred` came with Negotiator 1, and its types are of the version before. */
interface EncodingNegotiator {
  encoding(offered: readonly string[], options: { preferred: readonly string[] }): string | undefined
}

/**
 * The best of the encodings that are there for what a client accepts (RFC 9110 §12.5.3): ours is the order when it
 * does not care, and bytes as they are when it takes nothing else.
 */
export function chooseEncoding(header: string | undefined, available: readonly Encoding[]): Encoding {
  const negotiator: EncodingNegotiator = new Negotiator({ headers: { 'accept-encoding': header } })
  const offered = [...available, 'identity']
  return (negotiator.encoding(offered, { preferred: offered }) as Encoding | undefined) ?? 'identity'
}
