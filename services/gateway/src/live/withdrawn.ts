import type { LiveReleases, RemoteManifest } from '@rafiq/platform-contracts'

type Live = Pick<LiveReleases, 'disabled' | 'yanked'>

/** What becomes of a file of a remote: `off` with its remote, for the moment; `gone` with its version, for good. */
export type Withdrawal = 'off' | 'gone'

/**
 * Whether a file is withdrawn. Of a version whose files lie in a folder that nobody guesses, only whoever knows it is told.
 *
 * @param path below the version's address
 */
export function withdrawalOf(
  live: Live | undefined,
  { remote, version, path }: { remote: string; version: string; path: string },
): Withdrawal | undefined {
  const gone = live?.yanked.some(
    (yanked) => yanked.remote === remote && yanked.version === version && path.startsWith(yanked.folder),
  )
  if (gone) return 'gone'
  return live?.disabled.includes(remote) ? 'off' : undefined
}

/** Whether nobody may get a version any more, whatever page still names it. */
export function isWithdrawn(live: Live | undefined, { name, version }: RemoteManifest): boolean {
  if (!live) return false
  return (
    live.disabled.includes(name) ||
    live.yanked.some((yanked) => yanked.remote === name && yanked.version === version)
  )
}
