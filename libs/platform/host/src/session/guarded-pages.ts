/** A page, and those below it, that ask a visitor to sign in first; `hint` is the key of the text that says why. */
export type GuardedPage = { path: string; hint?: string | undefined }

let guarded: readonly GuardedPage[] = []

export const setGuardedPages = (pages: readonly GuardedPage[]): void => {
  guarded = pages
}

const isBelow = (pathname: string, { path }: GuardedPage): boolean => {
  const prefix = path.replace(/\/\*$/, '')
  return pathname === prefix || pathname.startsWith(`${prefix}/`)
}

export const needsSession = (pathname: string): boolean => guarded.some((page) => isBelow(pathname, page))

/** The key of what a visitor is told there. */
export const requiredHint = (pathname: string): string =>
  guarded.find((page) => isBelow(pathname, page))?.hint ?? 'common:session.requiredHint'
