import { isRestricted, type RemoteManifest, type ShellManifest } from '@rafiq/contracts'
import { bestMatch } from '../match-path.ts'
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
  readonly owner: PageOwner
}

export type FindOwner = (path: string) => PageOwner

/** Who owns which page of a composition. The shell wins where two claim the same path. */
export function pageOwners(page: ComposedPage, shell: Pick<ShellManifest, 'routes' | 'guarded'>): FindOwner {
  const claims: Claim[] = [
    ...shell.routes.map((route): Claim => ({ path: route.path, owner: { kind: 'shell', route } })),
    ...page.remotes.flatMap(({ current: manifest }) =>
      manifest.routes.map((route): Claim => {
        const owner: PageOwner = isRestricted(manifest)
          ? { kind: 'restricted' }
          : { kind: 'remote', manifest, route }
        return { path: route.path, owner }
      }),
    ),
    // Last: a page that a remote brings is that remote's.
    ...shell.guarded.map(({ path }): Claim => ({ path, owner: { kind: 'restricted' } })),
  ]
  return (path) => bestMatch(claims, (claim) => claim.path, path)?.owner ?? { kind: 'nobody' }
}
