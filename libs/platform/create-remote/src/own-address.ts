import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createRemotePackage } from '@rafiq/platform-contracts'

type InstalledLock = { packages: Record<string, { resolved?: string } | undefined> }

/**
 * The platform that this package was fetched from, as npm notes it beside what it installs.
 *
 * @param folder of the package
 * @returns undefined where it came from no platform
 */
export function platformOf(folder: string): string | undefined {
  for (let above = folder; above !== dirname(above); above = dirname(above)) {
    const file = join(above, '.package-lock.json')
    if (!existsSync(file)) continue
    const { packages } = JSON.parse(readFileSync(file, 'utf8')) as InstalledLock
    const resolved = packages[`node_modules/${createRemotePackage}`]?.resolved
    return resolved && URL.canParse(resolved) ? new URL(resolved).origin : undefined
  }
  return undefined
}
