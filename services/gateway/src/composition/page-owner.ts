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
  const near = claimsNear(claims)
  return (address) => {
    const path = decoded(address.split('?', 1)[0] ?? '')
    return path === undefined ? nobody : (matchRoutes(near(path), path.raw)?.[0]?.route.handle ?? nobody)
  }
}

interface DecodedPath {
  readonly raw: string
  readonly text: string
}

/** The router writes to the console of what it cannot decode. */
function decoded(raw: string): DecodedPath | undefined {
  try {
    return { raw, text: decodeURIComponent(raw) }
  } catch {
    return undefined
  }
}

/**
 * Which claims may be a path's at all, in their order: the router ranks all that it is given anew, for every document. Those that
 * begin with another word are none; what begins with a parameter may be anybody's.
 */
function claimsNear(claims: readonly Claim[]): (path: DecodedPath) => Claim[] {
  const inOrder = claims.map((claim, place) => ({ claim, place, word: firstWord(claim.path) }))
  const anywhere = inOrder.filter(({ word }) => !isWord(word))
  const byWord = Map.groupBy(
    inOrder.filter(({ word }) => isWord(word)),
    ({ word }) => word,
  )
  return ({ text }) =>
    [...anywhere, ...(byWord.get(firstWord(text)) ?? [])]
      .sort((one, other) => one.place - other.place)
      .map(({ claim }) => claim)
}

const firstWord = (path: string): string =>
  path.split('/').find(Boolean)?.replace(/\*$/, '').toLowerCase() ?? ''
/** Neither the start of every path, nor a parameter. */
const isWord = (first: string): boolean => first !== '' && !/[:?]/.test(first)
