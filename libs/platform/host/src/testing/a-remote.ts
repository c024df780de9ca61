import type { ComposedRemote, DocumentRemote, NavigationEntry } from '@rafiq/platform-contracts'

/** A remote of a composition that owns these paths and has an entry for members in the header for each of these. */
export function aRemote(
  name: string,
  routes: readonly string[],
  entries: readonly Pick<NavigationEntry, 'path' | 'label' | 'order'>[] = [],
): Record<string, ComposedRemote[]> {
  const remote: ComposedRemote = {
    url: `/remotes/${name}/1.0.0/remoteEntry.js`,
    metadata: { version: '1.0.0', integrity: 'sha384-1' },
    extras: {
      routes: routes.map((path) => ({ path })),
      navigation: entries.map((entry) => ({ ...entry, id: entry.path, audience: 'member' })),
    },
  }
  return { [name]: [remote] }
}

/** The same as documents of many remotes have them: without hashes. */
export const inShort = (remotes: Record<string, ComposedRemote[]>): Record<string, DocumentRemote[]> =>
  Object.fromEntries(
    Object.entries(remotes).map(([name, versions]) => [
      name,
      versions.map(({ url, metadata: { version }, extras }) => ({ url, metadata: { version }, extras })),
    ]),
  )
