import { createHash } from 'node:crypto'
import type { ComposedRemote, Composition, MicroFrontends, RemoteManifest, Role } from '@rafiq/contracts'
import type { ChosenRemote } from './choose-versions.ts'
import { isGuarded, isRestricted, mayLoad } from './restricted.ts'

/** A composition and what the gateway itself must know of it. */
export interface ComposedPage {
  /** Public: goes into the document. */
  readonly composition: Composition
  /** The manifests behind it, restricted ones too, by name. */
  readonly remotes: readonly ChosenRemote[]
}

/** One version of each remote, in the order of their names. Equal choices have equal ids. */
export function compose(remotes: readonly ChosenRemote[], shellVersion: string): ComposedPage {
  return {
    remotes,
    composition: {
      id: compositionId(shellVersion, remotes),
      microFrontends: microFrontends(remotes.filter(({ current }) => !isRestricted(current))),
      restricted: remotes
        .filter(({ current }) => isRestricted(current))
        .flatMap(({ current }) => current.routes.filter(isGuarded))
        .map(({ path, roles }) => ({ path, roles })),
      previews: remotes.flatMap(({ current, preview }) =>
        preview ? [{ remote: current.name, ...preview }] : [],
      ),
    },
  }
}

/** The remotes that are left out of the document and that this role may load. */
export function restrictedFor(page: ComposedPage, role: Role): MicroFrontends {
  return microFrontends(page.remotes.filter(({ current }) => isRestricted(current) && mayLoad(current, role)))
}

/** Where a file of a version is served. */
export function remotePath(manifest: Pick<RemoteManifest, 'name' | 'version'>, file: string): string {
  return `/remotes/${manifest.name}/${manifest.version}/${file}`
}

/** The hash that a manifest names for one of its own files. */
export function integrityOf(manifest: RemoteManifest, file: string): string {
  const known = manifest.files[file]
  if (!known) throw new Error(`${manifest.name}@${manifest.version} does not list its file ${file}`)
  return known.integrity
}

function microFrontends(remotes: readonly ChosenRemote[]): MicroFrontends {
  return Object.fromEntries(remotes.map((remote) => [remote.current.name, [composedRemote(remote)]]))
}

function composedRemote({ current, fallback }: ChosenRemote): ComposedRemote {
  return {
    url: remotePath(current, current.entry),
    ...(fallback && { fallbackUrl: remotePath(fallback, fallback.entry) }),
    metadata: versionOf(current),
    extras: {
      routes: current.routes.map(({ files: _, ...route }) => route),
      navigation: current.navigation,
      ...(fallback && { fallback: versionOf(fallback) }),
    },
  }
}

function versionOf(manifest: RemoteManifest): ComposedRemote['metadata'] {
  return { version: manifest.version, integrity: integrityOf(manifest, manifest.entry) }
}

function compositionId(shellVersion: string, remotes: readonly ChosenRemote[]): string {
  const choices = remotes.map(({ current, fallback, preview }) => [
    current.name,
    current.version,
    fallback?.version ?? '',
    ...(preview ? [preview] : []),
  ])
  return createHash('sha256')
    .update(JSON.stringify([shellVersion, choices]))
    .digest('base64url')
    .slice(0, 16)
}
