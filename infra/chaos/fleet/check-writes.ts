/**
 * What a write makes: `entries` are added, and each stays; a `value` takes the place of the one before it.
 * Each kind is of one service, as its owner calls it.
 */
export const writeKinds = {
  message: 'entries',
  contact: 'entries',
  request: 'entries',
  withdrawal: 'entries',
  bio: 'value',
  block: 'value',
} as const

export type WriteKind = keyof typeof writeKinds

/** A write that was asked for, in the order of its member. */
export interface Write {
  kind: WriteKind
  /** Whose value it is; of entries, who made it. */
  subject: string
  /** The id of an entry, or what the value became. */
  value: string
  /** Without an answer, nobody knows whether it was carried out. */
  acknowledged: boolean
}

/** What is stored in the end: ids of the entries, and the value of each subject. */
export interface StoredWrites {
  entries: Readonly<Record<'message' | 'contact' | 'request' | 'withdrawal', ReadonlySet<string>>>
  values: Readonly<Record<'bio' | 'block', ReadonlyMap<string, string>>>
}

/**
 * The acknowledged writes that are not there, in words. A value is there while it is the one that was acknowledged last, or
 * one that was asked for after it.
 */
export function lostWrites(writes: readonly Write[], { entries, values }: StoredWrites): string[] {
  const lost: string[] = []
  for (const { kind, subject, value, acknowledged } of writes) {
    if (kind === 'bio' || kind === 'block' || !acknowledged) continue
    if (!entries[kind].has(value)) lost.push(`${kind} ${value} of ${subject}`)
  }
  for (const kind of ['bio', 'block'] as const) {
    const ofKind = writes.filter((write) => write.kind === kind)
    for (const [subject, own] of Map.groupBy(ofKind, (write) => write.subject)) {
      const last = own.findLastIndex(({ acknowledged }) => acknowledged)
      if (last === -1) continue
      const possible = own.slice(last).map(({ value }) => value)
      const found = values[kind].get(subject)
      if (found === undefined || !possible.includes(found))
        lost.push(`${kind} of ${subject}: ${found ?? 'none'} instead of ${possible[0]}`)
    }
  }
  return lost
}
