import { limits } from '@rafiq/contracts'
import { rankShown } from './rank-shown.ts'

type Listed = { id: string; signature: number; saved: boolean }

/**
 * A list with everybody on it whom the viewer saved and still matches: where it is full, the last of the others make room.
 * Best first, as before.
 */
export function keepSaved<Row extends Listed>(
  viewer: number,
  list: readonly Row[],
  saved: readonly Row[],
): Row[] {
  const listed = new Set(list.map(({ id }) => id))
  const missing = rankShown(
    viewer,
    saved.filter(({ id }) => !listed.has(id)),
  )
  let room = limits.matches.max - missing.length - list.filter((row) => row.saved).length
  const staying = list.filter((row) => {
    if (!row.saved) room -= 1
    return row.saved || room >= 0
  })
  return rankShown(viewer, [...staying, ...missing])
}
