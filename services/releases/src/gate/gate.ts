import type { Issue, RemoteManifest } from '@rafiq/contracts'
import { checkIsolation } from './check-isolation.ts'
import { checkMenu } from './check-menu.ts'
import { checkPlatform } from './check-platform.ts'
import { checkRoutes } from './check-routes.ts'
import { checkSize } from './check-size.ts'
import type { Neighbours } from './neighbours.ts'
import type { Release } from './release.ts'

/** What would go wrong at run time whatever is live beside it (design, Composition 6). Empty: nothing. */
export function checkBuild(release: Release): Issue[] {
  return [...checkIsolation(release), ...checkSize(release)]
}

/** What would go wrong with what is live at this moment; each issue names the culprit and the way out. */
export function checkNeighbours(manifest: RemoteManifest, neighbours: Neighbours): Issue[] {
  return [
    ...checkPlatform(manifest, neighbours.shells),
    ...checkRoutes(manifest, neighbours),
    ...checkMenu(manifest, neighbours.remotes),
  ]
}
