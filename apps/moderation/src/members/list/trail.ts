/** Where each page before this one began, the first one first (`null`); kept with the entry of the history. */
type Trail = readonly (string | null)[]

/** Of a page that was come to by another way, such as a link that somebody sent, nothing is known. */
export function readTrail(state: unknown): Trail {
  const trail = typeof state === 'object' && state !== null ? (state as { trail?: unknown }).trail : undefined
  return Array.isArray(trail) ? trail : []
}
