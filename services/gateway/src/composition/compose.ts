import { createHash } from 'node:crypto'
import {
  type ComposedRemote,
  type Composition,
  isRestricted,
  type MicroFrontends,
  type RemoteManifest,
  remoteFilePath,
  type ShellManifest,
} from '@rafiq/platform-contracts'
import type { ChosenRemote } from './choose-versions.ts'
import { guardedPages, mayLoad } from './restricted.ts'

/** A composition and what the gateway itself must know of it. */
export interface ComposedPage {
  /** Public: goes into the document. */
  readonly composition: Composition
  /** The manifests behind it, restricted ones too, by name. */
  readonly remotes: readonly ChosenRemote[]
}

/** One version of each remote, in the order of their names. Equal choices have equal ids. */
export function compose(
  remotes: readonly ChosenRemote[],
  { version, guarded }: Pick<ShellManifest, 'version' | 'guarded'>,
): ComposedPage {
  return {
    remotes,
    composition: {
      id: compositionId(version, remotes),
      microFrontends: microFrontends(remotes.filter(({ current }) => !isRestricted(current))),
      restricted: guardedPages(
        remotes.map(({ current }) => current),
        guarded,
      ),
      previews: remotes.flatMap(({ current, preview }) =>
        preview && !preview.silent
          ? [{ remote: current.name, name: preview.name, expiresAt: preview.expiresAt }]
          : [],
      ),
    },
  }
}

/** The remotes that are left out of the document and that this role may load. */
export function restrictedFor(page: Pick<ComposedPage, 'remotes'>, role: string): MicroFrontends {
  return microFrontends(page.remotes.filter(({ current }) => isRestricted(current) && mayLoad(current, role)))
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

function composedRemote({ current, fallback: before }: ChosenRemote): ComposedRemote {
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
