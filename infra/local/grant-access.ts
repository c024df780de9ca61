import { serviceCommand, services } from './processes.ts'
import { runOnce } from './run-once.ts'
import { runningPlatform } from './running-platform.ts'
import type { Settings } from './settings.ts'
import { TeamAccess } from './team-access.ts'

/**
 * Lets the local team of a remote publish it: as an operator does elsewhere, by the registry's own script.
 *
 * @returns whether a platform runs that could be asked
 * @throws CommandError when the registry's script fails
 */
export async function grantAccess(root: string, settings: Settings, remote: string): Promise<boolean> {
  const platform = runningPlatform(root, settings)
  const releases = services.find(({ name }) => name === 'releases')
  if (!platform || !releases) return false
  await new TeamAccess(settings.DATA_DIR).give([remote], (name, publicKeyFile) =>
    runOnce(
      `Granting access to ${name}`,
      serviceCommand(releases, platform, 'grant', [name, publicKeyFile, '--forever']),
    ),
  )
  return true
}
