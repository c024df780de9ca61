import { isRestricted, type RemoteManifest, type ShellManifest } from '@rafiq/platform-contracts'
import { matchRoutes } from 'react-router'
import type { ComposedPage } from './compose.ts'

type ManifestRoute = RemoteManifest['routes'][number]

/** Who answers a page path. A restricted remote's page is told apart, since the document must not speak of it. */
export type PageOwner =
  | { readonly kind: 'shell'; readonly route: ShellManifest['routes'][number] }
  | { readonly kind: 'restricted' }
  | { readonly kind: 'remote'; readonly manifest: RemoteManifest; readonly route: ManifestRoute }
  | { readonly kind: 'nobody' }

interface Claim {
  readonly path: string
  readonly handle: PageOwner
}

export type FindOwner = (address: string) => PageOwner

const nobody: PageOwner = { kind: 'nobody' }

/**
 * Who owns which page of a composition, by the browser's own router, so that both agree. The shell wins where two claim
 * the same path.
 */
export function pageOwners(page: ComposedPage, shell: Pick<ShellManifest, 'routes' | 'guarded'>): FindOwner {
  const claims: Claim[] = [
    ...shell.routes.map((route): Claim => ({ path: route.path, handle: { kind: 'shell', route } })),
    ...page.remotes.flatMap(({ current: manifest }) =>
      manifest.routes.map((route): Claim => {
        const handle: PageOwner = isRestricted(manifest)
          ? { kind: 'restricted' }
          : { kind: 'remote', manifest, route }
        return { path: route.path, handle }
      }),
    ),
    // Last: a page that a remote brings is that remote's.
    ...shell.guarded.map(({ path }): Claim => ({ path, handle: { kind: 'restricted' } })),
  ]
  return (address) => {
    const [path = ''] = address.split('?', 1)
    return isDecodable(path) ? (matchRoutes(claims, path)?.[0]?.route.handle ?? nobody) : nobody
  }
}

/** The router writes to the console of what it cannot decode. */
function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}
