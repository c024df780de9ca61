import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { NestFastifyApplication } from '@nestjs/platform-fastify'
import { shellRootFiles } from '@rafiq/platform-contracts'
import {
  createTestApp,
  DiskStorage,
  EventBus,
  parseSettings,
  runMigrations,
  type ServiceOptions,
} from '@rafiq/service-kit'
import {
  freePort,
  type Opened,
  openTestStorage,
  serviceEnvironment,
  type TestStorage,
  untilReady,
  waitUntil,
} from '@rafiq/testing'
import { databaseOptions as chatDatabase } from '../../services/chat/src/database/database-options.ts'
import { serviceOptions as chatOptions } from '../../services/chat/src/service-options.ts'
import { chatSettings } from '../../services/chat/src/settings.ts'
import { ConnectionsServiceModule } from '../../services/connections/src/app.module.ts'
import { databaseOptions as connectionsDatabase } from '../../services/connections/src/database/database-options.ts'
import { connectionsSettings } from '../../services/connections/src/settings.ts'
import { keepKit } from '../../services/gateway/src/kit/keep-kit.ts'
import { serviceOptions as gatewayOptions } from '../../services/gateway/src/service-options.ts'
import { readGatewaySettings } from '../../services/gateway/src/settings.ts'
import { shellManifest } from '../../services/gateway/test/manifests.ts'
import { writeKit } from '../../services/gateway/test/write-kit.ts'
import { ModerationServiceModule } from '../../services/moderation/src/app.module.ts'
import { databaseOptions as moderationDatabase } from '../../services/moderation/src/database/database-options.ts'
import { moderationSettings } from '../../services/moderation/src/settings.ts'
import { releasesDatabase } from '../../services/releases/src/database/database.ts'
import { serviceOptions as releasesOptions } from '../../services/releases/src/service-options.ts'
import { readReleasesSettings } from '../../services/releases/src/settings.ts'
import { UsersServiceModule } from '../../services/users/src/app.module.ts'
import { databaseOptions as usersDatabase } from '../../services/users/src/database/database-options.ts'
import { usersSettings } from '../../services/users/src/settings.ts'
import { type RouteTable, recordRoutes } from './route-table.ts'
import { type ServiceName, serviceNames } from './rows/services.ts'

/** Every service as it runs, in this process, on one database and one Redis. */
export interface Platform extends TestStorage {
  readonly apps: Readonly<Record<ServiceName, NestFastifyApplication>>
  readonly urls: Readonly<Record<ServiceName, string>>
  readonly routes: Readonly<Record<ServiceName, RouteTable>>
}

type Environment = Record<string, string>

const productConfig = join(import.meta.dirname, '../../libs/product/configuration/product.json')

/** What each service is, with this environment; its tables are made first. */
const services: Readonly<Record<ServiceName, (env: Environment) => Promise<ServiceOptions>>> = {
  users: async (env) => {
    const settings = parseSettings(usersSettings, env)
    await runMigrations(usersDatabase(settings))
    return { name: 'users', module: UsersServiceModule.forRoot(settings), settings }
  },
  connections: async (env) => {
    const settings = parseSettings(connectionsSettings, env)
    await runMigrations(connectionsDatabase(settings))
    return { name: 'connections', module: ConnectionsServiceModule.forRoot(settings), settings }
  },
  chat: async (env) => {
    const settings = parseSettings(chatSettings, env)
    await runMigrations(chatDatabase(settings))
    return chatOptions(settings)
  },
  moderation: async (env) => {
    const settings = parseSettings(moderationSettings, env)
    await runMigrations(moderationDatabase(settings))
    return { name: 'moderation', module: ModerationServiceModule.forRoot(settings), settings }
  },
  releases: async (env) => {
    const settings = readReleasesSettings(parseSettings, env)
    await runMigrations(releasesDatabase({ url: settings.DATABASE_URL }))
    return releasesOptions(settings)
  },
  gateway: async (env) => gatewayOptions(readGatewaySettings(parseSettings, env)),
}

/** Starts them all, the gateway last; `opened` ends them. */
export async function startPlatform(opened: Opened): Promise<Platform> {
  const storage = await openTestStorage(opened)
  const folder = await mkdtemp(join(tmpdir(), 'rafiq-access-matrix-'))
  opened.closing(() => rm(folder, { recursive: true, force: true }))
  await writeShell(join(folder, 'shell'))
  await keepKit(await writeKit(join(folder, 'kit')), new DiskStorage(join(folder, 'storage')))
  const ports = Object.fromEntries(
    await Promise.all(serviceNames.map(async (name) => [name, await freePort()])),
  )
  const urls = byService((name) => `http://127.0.0.1:${ports[name]}`)
  const routes = byService((): RouteTable => [])
  const apps: Partial<Record<ServiceName, NestFastifyApplication>> = {}
  for (const name of serviceNames) {
    const options = await services[name]({
      ...serviceEnvironment(name, storage.redis),
      ...(name !== 'gateway' && { DATABASE_URL: storage.database.urlFor(name) }),
      ...Object.fromEntries(serviceNames.map((other) => [`${other.toUpperCase()}_URL`, urls[other]])),
      PRODUCT_CONFIG: productConfig,
      SHELL_DIR: join(folder, 'shell'),
      STORAGE_DIR: join(folder, 'storage'),
      // Mails wait in their queue.
      SMTP_URL: 'smtp://127.0.0.1:9',
      SUPPORT_EMAIL: 'support@rafiq.test',
      DEMO: 'true',
    })
    const app = await createTestApp(recordRoutes(options, routes[name]))
    opened.closing(() => app.close())
    await app.listen(ports[name], '127.0.0.1')
    apps[name] = app
  }
  for (const name of ['users', 'connections', 'chat', 'moderation'] as const) {
    const app = apps[name]
    if (app) await untilReady(app.get(EventBus))
  }
  await waitUntil('the platform is ready', async () => (await fetch(`${urls.gateway}/readyz`)).ok)
  return { ...storage, apps: apps as Platform['apps'], urls, routes }
}

function byService<T>(make: (name: ServiceName) => T): Record<ServiceName, T> {
  return Object.fromEntries(serviceNames.map((name) => [name, make(name)])) as Record<ServiceName, T>
}

/** As little of a shell as pages can be made of. */
async function writeShell(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'shell.json'), JSON.stringify(shellManifest()))
  await writeFile(join(folder, 'main.js'), 'export {}')
  for (const name of shellRootFiles) await writeFile(join(folder, name), 'as the build made it')
}
