const splat = '*'

/** Whether some path fits both patterns of the router (`/chat/:roomId`, `/moderator/*`). */
export function overlap(one: string, other: string): boolean {
  return overlapFrom(segments(one), segments(other))
}

function overlapFrom(one: readonly string[], other: readonly string[]): boolean {
  const [a, ...restOfOne] = one
  const [b, ...restOfOther] = other
  if (a === splat || b === splat) return true
  if (a === undefined || b === undefined) return a === b
  return meets(a, b) && overlapFrom(restOfOne, restOfOther)
}

function meets(a: string, b: string): boolean {
  return a.startsWith(':') || b.startsWith(':') || a.toLowerCase() === b.toLowerCase()
}

function segments(pattern: string): string[] {
  return pattern.split('/').filter((segment) => segment !== '')
}
