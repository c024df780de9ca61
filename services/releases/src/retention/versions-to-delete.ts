/** A published version whose files are still there. */
export interface StoredVersion {
  readonly version: string
  readonly publishedAt: Date
}

/** Versions of a remote that somebody gets, may go back to, or has in an open page. */
export interface Needed {
  readonly stable: string | null
  /** What one may go back to, and pages fall back to. */
  readonly before: readonly string[]
  readonly fallback: string | null
  readonly canary: string | null
  /** Of channels that have not ended. */
  readonly previews: readonly string[]
  /** That pages have told of lately. */
  readonly inPages: readonly string[]
}

/** A version is kept while it is among the newest of its remote, and while it is young. */
export interface Retention {
  readonly versions: number
  readonly days: number
}

/** Milliseconds. */
const day = 24 * 60 * 60_000

/** Which of a remote's versions nobody needs any more, the oldest first: past both bounds of retention, and needed by nothing. */
export function versionsToDelete(
  stored: readonly StoredVersion[],
  needed: Needed,
  retention: Retention,
  now: Date,
): string[] {
  const { stable, before, fallback, canary, previews, inPages } = needed
  const spared = new Set<string | null>([stable, ...before, fallback, canary, ...previews, ...inPages])
  const youngest = now.getTime() - retention.days * day
  return stored
    .toSorted((one, other) => other.publishedAt.getTime() - one.publishedAt.getTime())
    .slice(retention.versions)
    .filter(({ version, publishedAt }) => publishedAt.getTime() <= youngest && !spared.has(version))
    .map(({ version }) => version)
    .reverse()
}
