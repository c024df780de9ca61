import type { ProductConfig, RemoteRoute, UnopenedReason } from '@rafiq/platform-contracts'
import { type Subject, subjectOf } from './subject.ts'

/** A declared page, and where it is opened. */
export interface PlannedPage {
  readonly subject: Subject
  readonly path: string
  readonly address: string
  /** It asks a visitor to sign in, with an account. */
  readonly session: boolean
  /** It is for some roles alone: the one that it is opened as, without an account. */
  readonly role: string | undefined
}

export interface UnopenedPage {
  readonly path: string
  readonly reason: UnopenedReason
}

type AskedRoute = Pick<RemoteRoute, 'path' | 'roles'>

/** Of nothing there is: what a page says of an unknown id it says of this one, in both versions. */
const unknownId = '00000000-0000-7000-8000-000000000000'

/**
 * Which pages of a remote, or of the shell, a proof can open, as whom, and why not the others.
 *
 * @param hasAccount whether there is an account for pages that ask for a session
 */
export function planPages(
  { name, routes }: { readonly name: string; readonly routes: readonly AskedRoute[] },
  { guarded }: Pick<ProductConfig, 'guarded'>,
  hasAccount: boolean,
): { planned: PlannedPage[]; unopened: UnopenedPage[] } {
  const planned: PlannedPage[] = []
  const unopened: UnopenedPage[] = []
  const asked = routes.map(({ path, roles }) => {
    const guard = guarded.find((page) => isBelow(path, page.path))
    return { path, session: guard !== undefined, roles: roles ?? guard?.roles ?? [] }
  })
  const ranked = byPages(asked.flatMap(({ roles }) => roles))
  for (const { path, session, roles } of asked) {
    const role = ranked.find((one) => roles.includes(one))
    const page = { subject: subjectOf(name), path, address: addressOf(path), role }
    if (role !== undefined) planned.push({ ...page, session: false })
    else if (session && !hasAccount) unopened.push({ path, reason: 'no-account' })
    else planned.push({ ...page, session })
  }
  return { planned, unopened }
}

/** Those that open most pages first: the fewer visitors there are, the more pages a document shows. */
function byPages(named: readonly string[]): string[] {
  const count = (role: string) => named.filter((one) => one === role).length
  return [...new Set(named)].sort((one, other) => count(other) - count(one))
}

function isBelow(path: string, guarded: string): boolean {
  const prefix = guarded.replace(/\/\*$/, '')
  return path === prefix || path.startsWith(`${prefix}/`)
}

const addressOf = (path: string): string => {
  const plain = path.replace(/\/\*$/, '').replaceAll(/:[^/]+/g, unknownId)
  return plain === '' ? '/' : plain
}
