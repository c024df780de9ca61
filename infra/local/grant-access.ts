import { join } from 'node:path'
import { databaseUrls } from './database.ts'
import { portsFor } from './ports.ts'
import { type Platform, serviceCommand, services } from './processes.ts'
import { portInUse } from './run-lock.ts'
import { runOnce } from './run-once.ts'
import { readSecrets } from './secrets.ts'
import type { Settings } from './settings.ts'
import { TeamAccess } from './team-access.ts'

/** The platform that runs in the data folder of these settings, as far as the registry's scripts need it. */
function runningPlatform(root: string, settings: Settings): Platform | undefined {
  const { DATA_DIR: dataDir } = settings
  const port = portInUse(dataDir)
  if (port === undefined) return undefined
  const ports = portsFor(port)
  const secrets = readSecrets(dataDir)
  const serverUrl =
    settings.DATABASE_URL ?? `postgres://postgres:${secrets.postgres}@127.0.0.1:${ports.postgres}/rafiq`
  return {
    root,
    settings: { ...settings, PORT: port },
    ports,
    secrets,
    storage: join(dataDir, 'storage'),
    databaseUrl: databaseUrls(serverUrl),
    redisUrl: '',
    smtpUrl: '',
  }
}

/**
 * Lets the local team of a remote publish it: as an operator does elsewhere, by the registry's own script.
 *
 * @returns whether a platform runs that could be asked
 * @throws Refusal when the registry's script fails
 */
export async function grantAccess(root: string, settings: Settings, remote: string): Promise<boolean> {
  const platform = runningPlatform(root, settings)
  const releases = services.find(({ name }) => name === 'releases')
  if (!platform || !releases) return false
  await new TeamAccess(settings.DATA_DIR).give([remote], (name, publicKeyFile) =>
    runOnce(`Granting access to ${name}`, serviceCommand(releases, platform, 'grant', [name, publicKeyFile])),
  )
  return true
}
