import type { RemoteDefinition } from '@rafiq/platform'
import { matchRoutes } from '@rafiq/platform/shell'
import type { RemoteVersion } from '../composition/composition.ts'

import { assertIntact } from './overwritten.ts'
import { addRemoteWords } from './remote-words.ts'

export type VersionLoader = (version: RemoteVersion, path: string | null) => Promise<RemoteDefinition>

/**
 * Loads one version of a remote with what its page at `path` needs (`null`: no page), or rejects: what would fail a moment later, in
 * the page, fails here, where another version can still take its place.
 */
export const loadVersion: VersionLoader = async (version, path) => {
  const { loadContainer } = await import(/* webpackChunkName: "federation" */ './federation.ts')
  try {
    const [definition] = await Promise.all([
      loadContainer(version, { isPage: path !== null }),
      addRemoteWords(),
    ])
    if (!isDefinition(definition) || definition.name !== version.name) {
      throw new Error(`${version.url} does not export what defineRemote makes for "${version.name}".`)
    }
    if (path !== null) await loadPage(definition, path)
    return definition
  } finally {
    // Also where it broke by that itself.
    assertIntact()
  }
}

const isDefinition = (value: unknown): value is RemoteDefinition =>
  typeof value === 'object' && value !== null && Array.isArray((value as Partial<RemoteDefinition>).routes)

/** The chunks of the page; loading them again later costs nothing. */
async function loadPage({ routes }: RemoteDefinition, path: string) {
  await Promise.all(
    (matchRoutes(routes, path) ?? []).map(({ route }) =>
      typeof route.lazy === 'function' ? route.lazy() : null,
    ),
  )
}
