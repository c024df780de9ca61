import { createHash } from 'node:crypto'
import {
  type Composition,
  composedRemote,
  isRestricted,
  type MicroFrontends,
  type ShellManifest,
} from '@rafiq/platform-contracts'
import type { ChosenRemote } from './choose-versions.ts'
import { guardedPages, mayLoad } from './restricted.ts'

/** A composition and what the gateway itself must know of it. */
export interface ComposedPage {
  /** Public: documents are made of it. */
  readonly composition: Composition & { readonly microFrontends: MicroFrontends }
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

function microFrontends(remotes: readonly ChosenRemote[]): MicroFrontends {
  return Object.fromEntries(
    remotes.map(({ current, fallback }) => [current.name, [composedRemote(current, fallback)]]),
  )
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
