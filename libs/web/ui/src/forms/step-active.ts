const page = 8

/** Where a key moves the active option to, among `count`; the ends join. Null for a key that moves nothing. */
export function stepActive(key: string, active: number, count: number): number | null {
  const last = count - 1
  if (last < 0) return null
  switch (key) {
    case 'ArrowDown':
      return active >= last ? 0 : active + 1
    case 'ArrowUp':
      return active <= 0 ? last : active - 1
    case 'PageDown':
      return Math.min(last, active + page)
    case 'PageUp':
      return Math.max(0, active - page)
    default:
      return null
  }
}
