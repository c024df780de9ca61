import { join } from 'node:path'
import { backupFolder } from '../backup/backup-folder.ts'
import { compileCache } from './compile-cache.ts'
import type { DatabaseUrls } from './database.ts'
import { demoMember, demoPassword } from './demo.ts'
import { cleanEnvironment } from './environment.ts'
import type { Command } from './managed-process.ts'
import { metricsPort, type Ports } from './ports.ts'
import { type Secrets, serviceCallers } from './secrets.ts'
import type { Settings } from './settings.ts'

/** Everything that a service's environment can be made of. */
export type Platform = Readonly<{
  root: string
  settings: Settings
  ports: Ports
  secrets: Secrets
  /** Of releases and shells. */
  storage: string
  photos: string
  databaseUrl: DatabaseUrls
  redisUrl: string
  smtpUrl: string
  /** That opens versions before they are live; undefined where the machine has none, or nobody wants it. */
  chromium: string | undefined
}>

type Environment = Record<string, string>

/** What the platform has to know of the product. */
const productConfig = 'libs/product/configuration/product.json'
const proofAnswers = 'libs/product/configuration/proof-answers.json'

export type Service = Readonly<{
  /** Of its folder under `services/` and of its log. */
  name: 'releases' | 'users' | 'connections' | 'chat' | 'moderation' | 'gateway'
  environment(platform: Platform): Environment
}>

const releases: Service = {
  name: 'releases',
  environment: ({ root, databaseUrl, redisUrl, smtpUrl, storage, secrets, settings, ports, chromium }) => ({
    DATABASE_URL: databaseUrl('releases'),
    ...proof({ root, chromium, settings, secrets, ports }),
    // Whoever tries the platform reads in the inbox what a team would be told.
    SMTP_URL: smtpUrl,
    ALERT_TARGETS: JSON.stringify({ '*': { mail: [settings.SUPPORT_EMAIL] } }),
    PREVIEW_LINK_KEYS: secrets['preview-link'],
    WITNESS_KEY: secrets.witness,
    PRODUCT_CONFIG: join(root, productConfig),
    ADDRESS_HASH_KEYS: secrets.address,
    REDIS_URL: redisUrl,
    STORAGE_DIR: storage,
    USERS_URL: `http://127.0.0.1:${ports.users}`,
  }),
}

/** Pages are opened by the origin that people use on this machine, those that ask for a session as a member of the demo. */
function proof({
  root,
  chromium,
  settings,
  secrets,
  ports,
}: Pick<Platform, 'root' | 'chromium' | 'settings' | 'secrets' | 'ports'>): Environment {
  if (chromium === undefined) return {}
  return {
    PROOF_BROWSER: chromium,
    PROOF_ORIGIN: `http://localhost:${ports.gateway}`,
    PROOF_KEY: secrets.proof,
    PROOF_ANSWERS: join(root, proofAnswers),
    PROOF_SECONDS: String(settings.PROOF_SECONDS),
    ...(settings.DEMO === 'true' && {
      PROOF_ACCOUNT: JSON.stringify({ email: demoMember, password: demoPassword }),
    }),
  }
}

const users: Service = {
  name: 'users',
  environment: ({ databaseUrl, redisUrl, smtpUrl, photos, secrets, settings, ports }) => ({
    DATABASE_URL: databaseUrl('users'),
    REDIS_URL: redisUrl,
    SMTP_URL: smtpUrl,
    STORAGE_DIR: photos,
    ...(settings.BACKUP_DIR && { LEDGER_DIR: backupFolder(settings.BACKUP_DIR).ledger }),
    PHOTO_KEYS: secrets.photo,
    ONBOARDING_KEYS: secrets.onboarding,
    REGISTRATION_PROOF_KEYS: secrets['registration-proof'],
    UNSUBSCRIBE_KEYS: secrets.unsubscribe,
    VAPID_KEYS: secrets.vapid,
    ...(settings.PUSH_ORIGINS && { PUSH_ORIGINS: settings.PUSH_ORIGINS }),
    AWAY_SECONDS: String(settings.AWAY_SECONDS),
    FACTOR_KEYS: secrets.factor,
    ADDRESS_HASH_KEYS: secrets.address,
    CONNECTIONS_URL: `http://127.0.0.1:${ports.connections}`,
    CHAT_URL: `http://127.0.0.1:${ports.chat}`,
    MODERATION_URL: `http://127.0.0.1:${ports.moderation}`,
    SUPPORT_EMAIL: settings.SUPPORT_EMAIL,
    MATCH_SAME_GENDER: settings.MATCH_SAME_GENDER,
    PASSWORD_POLICY: settings.PASSWORD_POLICY,
    STAFF_SECOND_FACTOR: settings.STAFF_SECOND_FACTOR,
    DEMO: settings.DEMO,
  }),
}

const connections: Service = {
  name: 'connections',
  environment: ({ databaseUrl, redisUrl, ports }) => ({
    DATABASE_URL: databaseUrl('connections'),
    REDIS_URL: redisUrl,
    USERS_URL: `http://127.0.0.1:${ports.users}`,
  }),
}

const chat: Service = {
  name: 'chat',
  environment: ({ databaseUrl, redisUrl, ports, settings }) => ({
    DATABASE_URL: databaseUrl('chat'),
    REDIS_URL: redisUrl,
    USERS_URL: `http://127.0.0.1:${ports.users}`,
    CONNECTIONS_URL: `http://127.0.0.1:${ports.connections}`,
    AWAY_SECONDS: String(settings.AWAY_SECONDS),
    DEMO: settings.DEMO,
  }),
}

const moderation: Service = {
  name: 'moderation',
  environment: ({ databaseUrl, redisUrl, secrets, ports, settings }) => ({
    DATABASE_URL: databaseUrl('moderation'),
    ADDRESS_HASH_KEYS: secrets.address,
    REDIS_URL: redisUrl,
    USERS_URL: `http://127.0.0.1:${ports.users}`,
    CONNECTIONS_URL: `http://127.0.0.1:${ports.connections}`,
    CHAT_URL: `http://127.0.0.1:${ports.chat}`,
    DEMO: settings.DEMO,
  }),
}

/** Starts last, so that its `/readyz` is green only when everything behind it is there, remotes and demo data too. */
export const gateway: Service = {
  name: 'gateway',
  environment: ({ root, ports, redisUrl, storage, secrets, settings }) => ({
    PREVIEW_LINK_KEYS: secrets['preview-link'],
    PREVIEW_COOKIE_KEYS: secrets['preview-cookie'],
    PRODUCT_CONFIG: join(root, productConfig),
    SHELL_DIR: join(root, 'apps/shell/dist'),
    KIT_DIR: join(root, 'libs/platform/kit/dist'),
    STORAGE_DIR: storage,
    RELEASES_URL: `http://127.0.0.1:${ports.releases}`,
    USERS_URL: `http://127.0.0.1:${ports.users}`,
    CONNECTIONS_URL: `http://127.0.0.1:${ports.connections}`,
    CHAT_URL: `http://127.0.0.1:${ports.chat}`,
    MODERATION_URL: `http://127.0.0.1:${ports.moderation}`,
    REDIS_URL: redisUrl,
    SUPPORT_EMAIL: settings.SUPPORT_EMAIL,
    PASSWORD_POLICY: settings.PASSWORD_POLICY,
    REMOTE_LOAD_SECONDS: String(settings.REMOTE_LOAD_SECONDS),
    DEMO: settings.DEMO,
    ...whatsapp(settings),
  }),
}

/** With demo data WhatsApp is a page of the gateway's own, so that no stranger's phone is ever contacted. */
function whatsapp({ WHATSAPP_URL, DEMO, PUBLIC_URL }: Settings): Environment {
  if (WHATSAPP_URL) return { WHATSAPP_URL }
  return DEMO === 'true' ? { WHATSAPP_URL: `${PUBLIC_URL}/demo/whatsapp` } : {}
}

/** What runs behind the gateway, in the order of starting. A service that joins is one more entry. */
export const services: readonly Service[] = [releases, users, connections, chat, moderation]

/** The environment of a service and of the scripts beside its `main.js`. */
function serviceEnvironment(service: Service, platform: Platform): Environment {
  const { settings, ports, secrets } = platform
  const place = [...services, gateway].indexOf(service)
  return cleanEnvironment({
    NODE_ENV: settings.NODE_ENV,
    HOST: '127.0.0.1',
    PORT: String(ports[service.name]),
    METRICS_PORT: String(metricsPort(ports.gateway, place)),
    LOG_LEVEL: settings.LOG_LEVEL,
    NODE_COMPILE_CACHE: compileCache(platform.root),
    RATE_LIMIT_SCALE: String(settings.RATE_LIMIT_SCALE),
    SERVICE_CREDENTIAL: secrets[`service-${service.name}`],
    SERVICE_CALLERS: serviceCallers(secrets),
    PUBLIC_URL: settings.PUBLIC_URL,
    ...service.environment(platform),
  })
}

/**
 * One machine runs all of them: a quarter of what V8 lets young objects take, which each service keeps from its start, and one
 * thread beside its own in place of four.
 */
const v8Flags = ['--max-semi-space-size=4', '--v8-pool-size=1']

/** A compiled script of a service, `main` or one that does a single thing and ends. */
export function serviceCommand(
  service: Service,
  platform: Platform,
  script: string,
  args: readonly string[] = [],
): Command & { cwd: string } {
  const cwd = join(platform.root, 'services', service.name)
  return {
    name: service.name,
    command: process.execPath,
    args: [...v8Flags, join(cwd, 'dist/bundle', `${script}.js`), ...args],
    cwd,
    env: serviceEnvironment(service, platform),
  }
}
