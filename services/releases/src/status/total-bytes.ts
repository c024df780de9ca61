import type { RemoteManifest } from '@rafiq/contracts'

/** Of all files of a version, uncompressed. */
export function totalBytes({ files }: Pick<RemoteManifest, 'files'>): number {
  return Object.values(files).reduce((sum, { bytes }) => sum + bytes, 0)
}
