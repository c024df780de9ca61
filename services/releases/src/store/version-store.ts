/** The files of one release while it is being checked; nobody can see them. */
export interface Staging {
  /** Writes a file; `path` is checked by the caller. */
  write(path: string, content: Buffer): Promise<void>
  /** Removes everything; harmless after `commit`. */
  discard(): Promise<void>
}

export interface VersionId {
  readonly remote: string
  readonly version: string
}

/**
 * Where the files of releases live: `remotes/<name>/<version>/[<key>/]<file>`. A version appears whole or not at all. Which
 * versions exist is the database's word; the caller holds the registry's lock while it calls `commit` and `remove`.
 */
export abstract class VersionStore {
  abstract stage(): Promise<Staging>
  /**
   * Makes a staged release visible in one step, in place of what a crash may have left there.
   * @param folder of the version in which its files lie: `''` or `…/` (`filesFolder`)
   */
  abstract commit(staging: Staging, id: VersionId, folder: string): Promise<void>
  /** Whether a file of a version is there. @throws UnavailableError where that cannot be found out */
  abstract has(id: VersionId, path: string): Promise<boolean>
  abstract remove(id: VersionId): Promise<void>
  /** The versions that have files. */
  abstract list(): Promise<VersionId[]>
  /** Removes stagings that were abandoned before `olderThan`. */
  abstract sweep(olderThan: Date): Promise<void>
}
