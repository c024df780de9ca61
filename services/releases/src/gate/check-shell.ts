import type { Issue, RemoteManifest, ShellManifest } from '@rafiq/platform-contracts'
import { checkPlatform } from './check-platform.ts'
import { checkRoutes } from './check-routes.ts'

/** Whether every remote that visitors get works with a shell: what it takes from a shell is there, its pages are its own. */
export function checkShell(shell: ShellManifest, remotes: readonly RemoteManifest[]): Issue[] {
  return remotes.flatMap((manifest) =>
    [
      ...checkPlatform(manifest, [shell]),
      ...checkRoutes(manifest, { reserved: [], shells: [shell], remotes: [] }),
    ].map(({ path, message }) => ({
      path: `${manifest.name} ${manifest.version}`,
      message: `${path} ${message}`,
    })),
  )
}
