import type { ReleaseHistory } from '@rafiq/platform-contracts'

type Entry = ReleaseHistory['entries'][number]

/** Every entry with the commit that its version was built from, which only the publish itself names. */
export function withCommits(entries: readonly Entry[]): Entry[] {
  const commits = new Map(
    entries.flatMap(({ version, commit }) => (version && commit ? [[version, commit] as const] : [])),
  )
  return entries.map((entry) => ({
    ...entry,
    commit: entry.commit ?? (entry.version === null ? null : (commits.get(entry.version) ?? null)),
  }))
}
