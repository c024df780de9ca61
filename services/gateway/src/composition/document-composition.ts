import type {
  ComposedRemote,
  Composition,
  DocumentRemote,
  MicroFrontends,
  ShellManifest,
} from '@rafiq/platform-contracts'
import type { ChosenRemote } from './choose-versions.ts'
import type { ComposedPage } from './compose.ts'
import type { PageOwner } from './page-owner.ts'
import { remotesFileLink } from './remotes-file.ts'

/**
 * A hash does not compress: with its fallback a remote is about 140 bytes of a document, of which 20 are left in short. Up to
 * this many are less than what a request of their own would cost.
 */
const mostWhole = 30

interface Page {
  readonly page: ComposedPage
  readonly shell: Pick<ShellManifest, 'remotesFile'>
  readonly owner: PageOwner
}

/**
 * The composition as the document of one page has it. Of many remotes those are whole that the page may load at once: its own, and
 * what fills slots of it. The others are in short until somebody goes there.
 */
export function documentComposition({ page, shell, owner }: Page): Composition {
  const { composition, remotes } = page
  const { id, microFrontends } = composition
  if (!shell.remotesFile || Object.keys(microFrontends).length <= mostWhole || hasPreview(remotes))
    return composition
  return {
    ...composition,
    microFrontends: shortened(microFrontends, usedBy(owner)),
    remotesFile: remotesFileLink(id, microFrontends),
  }
}

/** It is its visitor's alone: no other gateway could say what is in it. */
const hasPreview = (remotes: readonly ChosenRemote[]) => remotes.some(({ preview }) => preview)

function usedBy(owner: PageOwner): (name: string, remote: ComposedRemote) => boolean {
  if (owner.kind !== 'remote') return () => false
  const own = owner.manifest.name
  return (name, { extras: { fills } }) =>
    name === own || (fills?.some((slot) => slot.startsWith(`${own}.`)) ?? false)
}

function shortened(
  microFrontends: MicroFrontends,
  isUsed: ReturnType<typeof usedBy>,
): Composition['microFrontends'] {
  return Object.fromEntries(
    Object.entries(microFrontends).map(([name, remotes]) => [
      name,
      remotes.map((remote) => (isUsed(name, remote) ? remote : inShort(remote))),
    ]),
  )
}

const inShort = ({
  url,
  metadata,
  extras: { routes, navigation, fills },
}: ComposedRemote): DocumentRemote => ({
  url,
  metadata: { version: metadata.version },
  extras: {
    // Which chunk a page is in is the build's to know.
    routes: routes.map(({ chunk: _, ...route }) => route),
    navigation,
    ...(fills && { fills }),
  },
})
