const splat = '*'

/**
 * How well a path fits a pattern of the router (`/chat/:roomId`, `/moderator/*`): undefined is not at all, more is
 * more specific, so that the best of several patterns is the one the browser's router will choose. Case, a trailing
 * slash and the query do not count.
 */
export function matchPath(pattern: string, path: string): number | undefined {
  const wanted = segments(pattern)
  const given = segments(path)
  const open = wanted.at(-1) === splat
  const fixed = open ? wanted.slice(0, -1) : wanted
  if (open ? given.length < fixed.length : given.length !== fixed.length) return undefined
  let score = open ? -1 : 0
  for (const [index, segment] of fixed.entries()) {
    const actual = given[index] ?? ''
    if (segment.startsWith(':')) {
      if (actual === '') return undefined
      score += 3
    } else if (segment.toLowerCase() === actual.toLowerCase()) {
      score += 10
    } else {
      return undefined
    }
  }
  return score
}

/** The entry whose pattern fits the path best; the first of equals. */
export function bestMatch<T>(
  entries: Iterable<T>,
  patternOf: (entry: T) => string,
  path: string,
): T | undefined {
  let best: T | undefined
  let bestScore = Number.NEGATIVE_INFINITY
  for (const entry of entries) {
    const score = matchPath(patternOf(entry), path)
    if (score !== undefined && score > bestScore) {
      best = entry
      bestScore = score
    }
  }
  return best
}

function segments(path: string): string[] {
  const [bare = ''] = path.split('?', 1)
  const trimmed = bare.replace(/^\//, '').replace(/\/$/, '')
  return trimmed === '' ? [] : trimmed.split('/')
}
