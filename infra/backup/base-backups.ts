/** One base backup, as its `backup.json` says. */
export interface BaseBackup {
  /** Of its folder. */
  readonly name: string
  /** From then on it can be restored to any moment. */
  readonly endedAt: Date
  /** The first WAL segment that it needs. */
  readonly firstSegment: string
}

/** The newest one from which `until` can be reached; without it the newest. */
export function chooseBackup(backups: readonly BaseBackup[], until?: Date): BaseBackup | undefined {
  return backups
    .filter(({ endedAt }) => !until || endedAt <= until)
    .toSorted((one, other) => other.endedAt.getTime() - one.endedAt.getTime())[0]
}

/** Those that are too old to be kept: what they hold of deleted members ends with them. */
export function expiredBackups(backups: readonly BaseBackup[], now: Date, days: number): BaseBackup[] {
  return backups.filter(({ endedAt }) => now.getTime() - endedAt.getTime() > days * 86_400_000)
}

/** Archived WAL that no kept backup needs. The first eight digits are the timeline, which all that follows a restore has anew. */
export function expiredSegments(files: readonly string[], kept: readonly BaseBackup[]): string[] {
  const [first] = kept.map(({ firstSegment }) => firstSegment.slice(8)).toSorted()
  return files.filter(
    (file) => /^[0-9A-F]{24}/.test(file) && first !== undefined && file.slice(8, 24) < first,
  )
}

/** @throws where PostgreSQL's label names no segment */
export function firstSegmentOf(label: string): string {
  const segment = /^START WAL LOCATION: \S+ \(file ([0-9A-F]{24})\)$/m.exec(label)?.[1]
  if (!segment) throw new Error('the backup label of PostgreSQL names no WAL segment')
  return segment
}
