import { buffer } from 'node:stream/consumers'
import { bodyLimits, type RemoteManifest } from '@rafiq/platform-contracts'
import { create } from 'tar'
import { manifestFile } from './read-build.ts'
import { ReleaseError } from './release-error.ts'

/** The build as it is uploaded: a gzip'd tar of the files that the manifest lists, and of itself. Nothing else goes. */
export async function pack(dist: string, manifest: RemoteManifest): Promise<Buffer> {
  const files = [manifestFile, ...Object.keys({ ...manifest.files, ...manifest.maps }).sort()]
  const archive = await buffer(
    create({ cwd: dist, gzip: { level: 6 }, portable: true, follow: false }, files),
  )
  if (archive.length > bodyLimits.release) {
    const megabytes = (bytes: number) => (bytes / 1024 / 1024).toFixed(1)
    throw new ReleaseError(
      `The packed build has ${megabytes(archive.length)} MiB; ${megabytes(bodyLimits.release)} MiB are taken at most.`,
    )
  }
  return archive
}
