import { isRestricted, type RemoteManifest, remoteFilePath } from '@rafiq/platform-contracts'
import type { ChosenRemote } from '../composition/choose-versions.ts'

/**
 * The hash of every module that a page may load, by its address. The browser fetches modules by itself, and takes their
 * hashes from the document's import map, whatever built them.
 */
export function moduleIntegrity(remotes: readonly ChosenRemote[]): Record<string, string> {
  const versions = remotes.flatMap(({ current, fallback }) => (fallback ? [current, fallback] : [current]))
  return Object.fromEntries(versions.filter(isPublicModule).flatMap(scriptHashes))
}

/** A restricted remote is no module: the gate has seen to that, and no public document would name its files. */
const isPublicModule = (manifest: RemoteManifest): boolean =>
  manifest.format === 'module' && !isRestricted(manifest)

const scriptHashes = (manifest: RemoteManifest): [string, string][] =>
  Object.entries(manifest.files)
    .filter(([path]) => path.endsWith('.js'))
    .map(([path, { integrity }]) => [remoteFilePath(manifest, path), integrity])
