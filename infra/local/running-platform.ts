import { databaseUrls, platformDatabase } from './database.ts'
import { portsFor } from './ports.ts'
import type { Platform } from './processes.ts'
import { portInUse } from './run-lock.ts'
import { readSecrets } from './secrets.ts'
import type { Settings } from './settings.ts'
import { storageFolders } from './storage.ts'

/** An administrator's address of the database that `npm start` runs, or that the settings name. */
export const administratorUrl = (
  { DATABASE_URL }: Pick<Settings, 'DATABASE_URL'>,
  { secrets, ports }: Pick<Platform, 'secrets' | 'ports'>,
): string =>
  platformDatabase(DATABASE_URL ?? `postgres://postgres:${secrets.postgres}@127.0.0.1:${ports.postgres}`)
    .adminUrl

/** The platform that runs in the data folder of these settings, as far as the scripts of its services need it. */
export function runningPlatform(root: string, settings: Settings): Platform | undefined {
  const { DATA_DIR: dataDir } = settings
  const port = portInUse(dataDir)
  if (port === undefined) return undefined
  const ports = portsFor(port)
  const secrets = readSecrets(dataDir)
  const serverUrl = administratorUrl(settings, { secrets, ports })
  return {
    root,
    settings: { ...settings, PORT: port },
    ports,
    secrets,
    ...storageFolders(dataDir),
    databaseUrl: databaseUrls(serverUrl),
    redisUrl: settings.REDIS_URL ?? `redis://:${secrets.redis}@127.0.0.1:${ports.redis}`,
    // What it is started with; its scripts open no page.
    chromium: undefined,
    smtpUrl: settings.SMTP_URL ?? `smtp://127.0.0.1:${ports.smtp}`,
  }
}
