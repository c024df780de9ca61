import { filesFolder, type RemoteManifest } from '@rafiq/platform-contracts'
import { UnavailableError } from '@rafiq/service-kit'
import type { VersionStore } from './version-store.ts'

interface StoredVersion {
  readonly remote: string
  readonly version: string
  readonly manifest: RemoteManifest
}

/**
 * Whether the files are there of versions that are called live. A storage that was emptied, or is another one, has none.
 *
 * @throws UnavailableError for the first of which they are not
 */
export async function assertStored(store: VersionStore, versions: readonly StoredVersion[]): Promise<void> {
  for (const { remote, version, manifest } of versions) {
    if (await store.has({ remote, version }, filesFolder(manifest) + manifest.entry)) continue
    throw new UnavailableError({
      message: `The storage has lost the files of ${remote} ${version}. Nothing was published or moved: restore the storage, or yank that version.`,
    })
  }
}
