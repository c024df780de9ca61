import type { ComposedRemote } from './composition.ts'
import type { RemoteManifest } from './release.ts'
import { isRestricted, remoteFilePath } from './remote-address.ts'

/** The hash that a manifest names for one of its own files. */
export function integrityOf(manifest: RemoteManifest, file: string): string {
  const known = manifest.files[file]
  if (!known) throw new Error(`${manifest.name}@${manifest.version} does not list its file ${file}`)
  return known.integrity
}

/** A version as a page may load it, with the one that comes in when it does not load. */
export function composedRemote(current: RemoteManifest, before: RemoteManifest | null): ComposedRemote {
  // What was for some roles only does not become public because the version after it is.
  const fallback = before && (isRestricted(current) || !isRestricted(before)) ? before : null
  return {
    url: remoteFilePath(current, current.entry),
    ...(fallback && { fallbackUrl: remoteFilePath(fallback, fallback.entry) }),
    metadata: versionOf(current),
    extras: {
      routes: current.routes.map(({ files: _, initialFrame: __, ...route }) => route),
      navigation: current.navigation,
      ...(current.fills && { fills: Object.keys(current.fills) }),
      ...(fallback && { fallback: versionOf(fallback) }),
    },
  }
}

function versionOf(manifest: RemoteManifest): ComposedRemote['metadata'] {
  const { version, entry, format, own } = manifest
  return {
    version,
    integrity: integrityOf(manifest, entry),
    ...(own && { isolated: true }),
    ...(format && { format }),
  }
}
