import { packageFolder } from './package-json.ts'

/** The chunk in which a remote brings copies of its own of what others take from the shell. */
export const ownChunk = 'own'

/** React, what is bound to it, and the platform's library for remotes. */
const bound =
  /node_modules\/(?:react|react-dom|scheduler|react-router|react-i18next|i18next|@tanstack|zustand|use-sync-external-store)\/|\/libs\/platform\/sdk\/|node_modules\/@rafiq\/platform\//

/** One chunk of all that, so that its size can be told. */
export const ownCacheGroups = {
  [ownChunk]: { test: bound, name: ownChunk, chunks: 'all', enforce: true },
} as const

/** React as the app resolves it, also for libraries that lie elsewhere: one copy a build, and the version that it declares. */
export function reactAlias(folder: string): Record<string, string> {
  return Object.fromEntries(
    ['react', 'react-dom'].flatMap((name) => {
      const path = packageFolder(name, folder)
      return path === undefined ? [] : [[name, path]]
    }),
  )
}
