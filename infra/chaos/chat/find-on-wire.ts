import type { StoredMessage } from './log.ts'

/** What came over sockets otherwise than once and in order; clients are made for it. */
export interface OnWire {
  arrived: number
  /** The same message again on the same socket. */
  repeated: number
  /** Behind a later message of its room on the same socket. */
  late: number
}

/** Counts what the sockets brought, each of them by itself. */
export function findOnWire(sockets: Iterable<readonly StoredMessage[]>): OnWire {
  const found: OnWire = { arrived: 0, repeated: 0, late: 0 }
  for (const list of sockets) {
    const seen = new Set<string>()
    const last = new Map<string, number>()
    for (const { id, room, sequence } of list) {
      found.arrived += 1
      const newest = last.get(room) ?? 0
      if (seen.has(id)) found.repeated += 1
      else if (sequence !== null && sequence < newest) found.late += 1
      seen.add(id)
      last.set(room, Math.max(newest, sequence ?? 0))
    }
  }
  return found
}
