import { matchPath } from '@rafiq/platform/shell'
import type { Composition, DocumentRemote, NavigationEntry, RemoteFormat } from '@rafiq/platform-contracts'

/** One version of a remote as this page may load it. */
export type RemoteVersion = {
  name: string
  version: string
  url: string
  /** Undefined while the page has its remote in short: it cannot be loaded. */
  integrity?: string | undefined
  isolated?: true | undefined
  format?: RemoteFormat | undefined
}
export type OwnedRemote = { name: string; remote: DocumentRemote }

const owns = (routes: readonly { path: string }[], path: string) =>
  routes.some((route) => matchPath(route.path, path) !== null)

/** The remote that declared this page, if any. */
export function ownerOf({ microFrontends }: Composition, path: string): OwnedRemote | null {
  for (const [name, [remote]] of Object.entries(microFrontends)) {
    if (remote && owns(remote.extras.routes, path)) return { name, remote }
  }
  return null
}

/** The remotes that fill a slot, in the order of their names. */
export const fillersOf = ({ microFrontends }: Composition, slot: string): OwnedRemote[] =>
  Object.entries(microFrontends)
    .flatMap(([name, [remote]]) => (remote?.extras.fills?.includes(slot) ? [{ name, remote }] : []))
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))

/** Name → path of the pages that the remotes of this document declare. */
export const pagesOf = ({ microFrontends }: Composition): Record<string, string> =>
  Object.fromEntries(
    Object.values(microFrontends).flatMap(([remote]) =>
      (remote?.extras.routes ?? []).flatMap(({ name, path }) => (name === undefined ? [] : [[name, path]])),
    ),
  )

/** Whether all is known of a remote that loading it takes; documents of many remotes have most of them in short. */
export const isWhole = ({ metadata }: DocumentRemote): boolean => metadata.integrity !== undefined

/** The versions to try, in order: the one composed for this page, then the last good one before it. */
export function versionsOf({ name, remote }: OwnedRemote): RemoteVersion[] {
  const current = { name, url: remote.url, ...remote.metadata }
  const { fallback } = remote.extras
  return remote.fallbackUrl && fallback
    ? [current, { name, url: remote.fallbackUrl, ...fallback }]
    : [current]
}

/** Every version that the page knows; no other address may be loaded. */
export const allVersions = ({ microFrontends }: Composition): RemoteVersion[] =>
  Object.entries(microFrontends).flatMap(([name, remotes]) =>
    remotes.flatMap((remote) => versionsOf({ name, remote })),
  )

const prefixOf = ({ path }: { path: string }) => path.replace(/\/\*$/, '')
const depthOf = (rule: { path: string }) => prefixOf(rule).split('/').length

/**
 * The roles that may see this page, where its remote is kept out of the public composition. A rule holds for the pages
 * below its own as well, unless they have one themselves.
 */
export function rolesFor({ restricted }: Composition, path: string): readonly string[] | null {
  const [rule] = restricted
    .filter((candidate) => matchPath(`${prefixOf(candidate)}/*`, path))
    .toSorted((one, other) => depthOf(other) - depthOf(one))
  return rule?.roles ?? null
}

export type Visitor = { signedIn: boolean; role: string | null }

/** Entries of the header that this visitor sees, in their order. */
export function navigationFor({ microFrontends }: Composition, visitor: Visitor): NavigationEntry[] {
  return Object.values(microFrontends)
    .flatMap(([remote]) => remote?.extras.navigation ?? [])
    .filter(({ audience }) => audience === 'all' || (audience === 'member') === visitor.signedIn)
    .filter(({ roles }) => !roles || (visitor.role !== null && roles.includes(visitor.role)))
    .toSorted((a, b) => a.order - b.order)
}
