import { paths } from '@rafiq/platform'

/** Pages that ask a visitor to sign in first (design: "Paths the spec does not name"). */
const guarded = [paths.matches, paths.connections, paths.chat(), paths.account, paths.moderator]

export const needsSession = (pathname: string): boolean =>
  guarded.some((path) => pathname === path || pathname.startsWith(`${path}/`))

/** The moderator's panel has a sentence of its own (spec §2). */
export const requiredHint = (pathname: string): string =>
  pathname.startsWith(paths.moderator) ? 'shell:guard.moderator' : 'common:session.requiredHint'
