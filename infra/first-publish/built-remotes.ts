import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What the folders under `apps/` built: those with a `remote.json`, by the name that it says. */
export function builtRemotes(root: string): { name: string; version: string; dist: string }[] {
  return readdirSync(join(root, 'apps'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap((entry) => {
      const dist = join(root, 'apps', entry.name, 'dist')
      try {
        const { name, version } = JSON.parse(readFileSync(join(dist, 'remote.json'), 'utf8')) as {
          name: string
          version: string
        }
        // The shell is a release as well, and moves when somebody publishes it: until then gateways serve their own.
        return name === 'shell' ? [] : [{ name, version, dist }]
      } catch {
        // The journeys are no remote.
        return []
      }
    })
}
