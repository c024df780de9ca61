import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { type DatabaseService, databaseServices } from '@rafiq/database'
import { backupFolder } from '../backup/backup-folder.ts'
import { restoredMarker } from '../backup/restore-backup.ts'
import { build } from './build.ts'
import { headlessChromium } from './chromium.ts'
import { prepareDatabase } from './database.ts'
import { runUnfinished, serviceBuild } from './finished-scripts.ts'
import { startMail } from './mail.ts'
import type { Ports } from './ports.ts'
import { startPostgres } from './postgres.ts'
import { gateway, type Platform, type Service, serviceCommand, services } from './processes.ts'
import { step } from './progress.ts'
import { publishRemotes } from './publish.ts'
import { askHttp, waitForAnswer } from './readiness.ts'
import { startRedis } from './redis.ts'
import { runOnce } from './run-once.ts'
import { administratorUrl } from './running-platform.ts'
import { readSecrets } from './secrets.ts'
import type { Settings } from './settings.ts'
import { prepareStorage } from './storage.ts'
import type { Supervisor } from './supervisor.ts'

/** The servers that the platform leans on, unless the settings name others. */
async function startServers(
  supervisor: Supervisor,
  root: string,
  settings: Settings,
  ports: Ports,
): Promise<Platform> {
  const { DATA_DIR: dataDir, BACKUP_DIR: backupDir } = settings
  const secrets = readSecrets(dataDir)
  const { postgres: database, redis, smtp, mail } = ports
  const [chromium, serverUrl, redisUrl, smtpUrl] = await Promise.all([
    settings.PROOF === 'true' ? headlessChromium() : undefined,
    settings.DATABASE_URL ??
      startPostgres(supervisor, dataDir, {
        port: database,
        password: secrets.postgres,
        durable: true,
        ...(backupDir && { archive: backupFolder(backupDir).wal }),
      }).then((url) => url.replace(/\/postgres$/, '/rafiq')),
    settings.REDIS_URL ??
      startRedis(supervisor, dataDir, { port: redis, password: secrets.redis, durable: true }),
    settings.SMTP_URL ?? startMail(supervisor, root, dataDir, { smtp, page: mail }),
  ])
  const folders = prepareStorage(dataDir)
  const databaseUrl = await prepareDatabase(serverUrl)
  return { root, settings, ports, secrets, ...folders, databaseUrl, redisUrl, smtpUrl, chromium }
}

/** Starts a service and resolves once its address answers. */
export type StartService = (supervisor: Supervisor, platform: Platform, service: Service) => Promise<void>

const startOne: StartService = async (supervisor, platform, service) => {
  supervisor.start(serviceCommand(service, platform, 'main'))
  const ready = `http://127.0.0.1:${platform.ports[service.name]}/readyz`
  await waitForAnswer(supervisor, `The service ${service.name}`, () => askHttp(ready))
}

const runScript = (service: Service, platform: Platform, script: string, args: readonly string[] = []) =>
  runOnce(
    `The script ${script} of the service ${service.name}`,
    serviceCommand(service, platform, script, args),
  )

/** Runs a script of these services that changes their schemas alone, where this build has not done so yet. */
const runOnDatabase = (names: readonly DatabaseService[], platform: Platform, script: string) =>
  runUnfinished(
    administratorUrl(platform.settings, platform),
    names.map((service) => ({ service, script, build: serviceBuild(platform.root, service) })),
    ({ service }) => runScript(serviceNamed(service), platform, script),
  )

const migrate = (platform: Platform) => runOnDatabase(databaseServices, platform, 'migrate')

function serviceNamed(name: Service['name']): Service {
  const service = [...services, gateway].find((candidate) => candidate.name === name)
  if (!service) throw new Error(`No service is called ${name}.`)
  return service
}

/** Demo data, where a service has some. */
async function seed(platform: Platform): Promise<void> {
  await runOnDatabase(['users', 'chat'], platform, 'seed')
  // Its reports are about members, whom it asks the users service for.
  await runOnDatabase(['moderation'], platform, 'seed')
}

/** The gate checks releases against the shell that is about to be served. */
const announceShell = (platform: Platform) =>
  runScript(serviceNamed('releases'), platform, 'announce-shell', [
    join(platform.root, 'apps/shell/dist/shell.json'),
  ])

/** Files of the shell that is about to be served stay there for pages that are open. */
const keepShell = (platform: Platform) => runScript(gateway, platform, 'keep-shell')

/** What comes before the first process of a version takes the place of one of the version before. */
export async function prepareUpgrade(platform: Platform): Promise<void> {
  await migrate(platform)
  await announceShell(platform)
  await keepShell(platform)
}

async function publish(platform: Platform): Promise<void> {
  const releases = serviceNamed('releases')
  await announceShell(platform)
  await publishRemotes({
    root: platform.root,
    dataDir: platform.settings.DATA_DIR,
    releasesUrl: `http://127.0.0.1:${platform.ports.releases}`,
    grant: (remote, publicKeyFile) =>
      runScript(releases, platform, 'grant', [remote, publicKeyFile, '--forever']),
  })
}

/**
 * Takes a checkout with its packages installed to a platform that answers, step by step.
 *
 * @param startService as one process on the service's port unless told
 */
export async function startPlatform(
  supervisor: Supervisor,
  root: string,
  settings: Settings,
  ports: Ports,
  startService: StartService = startOne,
): Promise<Platform> {
  const platform = await step(
    'Building what changed, starting PostgreSQL, Redis and the mail inbox',
    async () => {
      const [running] = await Promise.all([startServers(supervisor, root, settings, ports), build(root)])
      return running
    },
  )
  await step('Migrating the databases', () => migrate(platform))
  await step(`Starting the services ${services.map(({ name }) => name).join(', ')}`, () =>
    Promise.all(services.map((service) => startService(supervisor, platform, service))),
  )
  const demo = settings.DEMO === 'true'
  await step(
    demo ? 'Publishing remotes that changed, seeding demo members' : 'Publishing remotes that changed',
    () => Promise.all([publish(platform), demo && seed(platform), keepShell(platform)]),
  )
  if (existsSync(restoredMarker(settings.DATA_DIR))) {
    await step('Deleting again who was deleted since the backup', async () => {
      await runScript(serviceNamed('users'), platform, 'replay-deletions')
      rmSync(restoredMarker(settings.DATA_DIR))
    })
  }
  await step('Opening the gateway', () => startService(supervisor, platform, gateway))
  return platform
}
