type PolicyFactory = {
  createPolicy: (name: string, rules: { createScriptURL: (url: string) => string }) => unknown
}

/** The worker of every page, at the root so that its scope is all of them. */
export const workerPath = '/sw.js'

let remoteFolders: () => readonly string[] = () => []

/** From now on scripts may come from these folders too. */
export function trustFolders(folders: typeof remoteFolders) {
  remoteFolders = folders
}

/**
 * The page's one Trusted Types policy: scripts come from the shell's own folder or from a version that this page is
 * composed of, and from nowhere else; the worker is the one file besides. HTML and script text are refused altogether.
 */
export function installTrustedTypes() {
  const factory = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes
  factory?.createPolicy('default', {
    createScriptURL(url) {
      if (isAllowedScript(url, remoteFolders())) return url
      throw new TypeError(`A script from ${url} is not part of this page.`)
    },
  })
}

export function isAllowedScript(url: string, remoteFolders: readonly string[]): boolean {
  const { origin, pathname } = new URL(url, location.href)
  if (origin !== location.origin) return false
  if (pathname === workerPath || pathname.startsWith('/shell/')) return true
  return remoteFolders.some((folder) => pathname.startsWith(folder))
}

/** `/remotes/chat/1.2.0/` of `/remotes/chat/1.2.0/remoteEntry.js`. */
export const folderOf = (entryUrl: string): string => entryUrl.slice(0, entryUrl.lastIndexOf('/') + 1)
