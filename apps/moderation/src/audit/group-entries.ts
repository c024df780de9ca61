import type { AuditLogEntry } from '@rafiq/contracts/moderation'
import { factsOf } from '../shared/entry-facts.ts'

/** Entries that follow each other and say the same of the same minute. */
export interface EntryGroup {
  /** The newest of them. */
  entry: AuditLogEntry
  count: number
}

/** All that a row shows of an entry. */
function shownOf(entry: AuditLogEntry): string {
  const { at, actor, action, subject, addressHash } = entry
  const minute = at.slice(0, 'yyyy-mm-ddThh:mm'.length)
  return JSON.stringify([minute, actor.id, action, subject, factsOf(entry), addressHash])
}

/** Who looks through pages of a list makes an entry of each look: those that read the same are one row, which says how many. */
export function groupEntries(entries: readonly AuditLogEntry[]): EntryGroup[] {
  const groups: EntryGroup[] = []
  for (const entry of entries) {
    const last = groups.at(-1)
    if (last && shownOf(last.entry) === shownOf(entry)) last.count += 1
    else groups.push({ entry, count: 1 })
  }
  return groups
}
