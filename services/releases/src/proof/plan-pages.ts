import type { ProductConfig, RemoteManifest, UnopenedReason } from '@rafiq/platform-contracts'

/** A declared page, and where it is opened. */
export interface PlannedPage {
  readonly path: string
  readonly address: string
  /** It asks a visitor to sign in. */
  readonly session: boolean
}

export interface UnopenedPage {
  readonly path: string
  readonly reason: UnopenedReason
}

/** Of nothing there is: what a page says of an unknown id it says of this one, in both versions. */
const unknownId = '00000000-0000-7000-8000-000000000000'

/**
 * Which of a remote's pages a proof can open, and why not the others.
 *
 * @param hasAccount whether there is an account for pages that ask for a session
 */
export function planPages(
  { routes }: Pick<RemoteManifest, 'routes'>,
  { guarded }: Pick<ProductConfig, 'guarded'>,
  hasAccount: boolean,
): { planned: PlannedPage[]; unopened: UnopenedPage[] } {
  const planned: PlannedPage[] = []
  const unopened: UnopenedPage[] = []
  for (const { path, roles } of routes) {
    const guard = guarded.find((page) => isBelow(path, page.path))
    const session = guard !== undefined
    if (roles ?? guard?.roles) unopened.push({ path, reason: 'needs-role' })
    else if (session && !hasAccount) unopened.push({ path, reason: 'no-account' })
    else planned.push({ path, address: addressOf(path), session })
  }
  return { planned, unopened }
}

function isBelow(path: string, guarded: string): boolean {
  const prefix = guarded.replace(/\/\*$/, '')
  return path === prefix || path.startsWith(`${prefix}/`)
}

const addressOf = (path: string): string => {
  const plain = path.replace(/\/\*$/, '').replaceAll(/:[^/]+/g, unknownId)
  return plain === '' ? '/' : plain
}
