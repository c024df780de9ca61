import { z } from 'zod'

/** What a commit with uncommitted changes on top of it ends in. */
const uncommitted = '-dirty'

/** A commit of the remote's repository; `-dirty` behind it where what was built has changes that are in no commit. */
export const releaseCommitSchema = z.string().regex(/^[0-9a-f]{7,64}(-dirty)?$/)

export const isUncommitted = (commit: string): boolean => commit.endsWith(uncommitted)

/** The commit's own name, and the mark where it is not all that was built. */
export const releaseCommit = (commit: string, dirty: boolean): string => commit + (dirty ? uncommitted : '')

/**
 * What a team signs: the bytes of `remote.json`, which name the hash of every file, and the commit that is said to be in
 * them. Nothing that ends like that is JSON, so that one can never be taken for the other.
 */
export function signedBytes(manifest: Uint8Array, commit: string | null | undefined): Uint8Array {
  if (commit == null) return manifest
  // A commit is ASCII.
  const tail = Uint8Array.from(`\ncommit ${commit}`, (character) => character.charCodeAt(0))
  const bytes = new Uint8Array(manifest.length + tail.length)
  bytes.set(manifest)
  bytes.set(tail, manifest.length)
  return bytes
}
