export type Encoding = 'br' | 'gzip' | 'identity'

/**
 * The best of the encodings that are there for what a client accepts (RFC 9110 §12.5.3): ours is the order when it
 * does not care, and bytes as they are when it takes nothing else.
 */
export function chooseEncoding(header: string | undefined, available: readonly Encoding[]): Encoding {
  const weights = parse(header ?? '')
  const weightOf = (encoding: Encoding) => weights.get(encoding) ?? weights.get('*') ?? 0
  const wanted = available.filter((encoding) => encoding !== 'identity' && weightOf(encoding) > 0)
  const [best = 'identity'] = wanted.toSorted((a, b) => weightOf(b) - weightOf(a))
  return best
}

function parse(header: string): Map<string, number> {
  const weights = new Map<string, number>()
  for (const part of header.split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase())
    if (name === '') continue
    const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2)
    weights.set(name, quality === undefined ? 1 : Number(quality) || 0)
  }
  return weights
}
