import type { ProductConfig } from '@rafiq/platform-contracts'
import { z } from 'zod'
import { parseRedisUrl } from '../redis/redis-address.ts'
import { keysSetting, secretSetting, secretSettings } from './secret-settings.ts'
import { serviceCallersSchema } from './service-callers.ts'

const port = (description: string) =>
  z.coerce.number().int().min(1).max(65_535).describe(description).meta({ unit: 'port' })
const url = (protocols: readonly string[], description: string) =>
  z
    .string()
    .refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), {
      error: `expected a URL that starts with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
    })
    .describe(description)

/** `true` or `false` in the environment. */
export const booleanSetting = z.enum(['true', 'false']).transform((value) => value === 'true')

/** Who may call a service. A service that knows the names of all refuses to start with any other. */
export const serviceCallersSetting = (names?: readonly string[]) =>
  serviceCallersSchema(names)
    .describe('who may call: name=SHA-256 of its credential in hex, comma-separated')
    .register(secretSettings, {})

/** Those of the platform, and those of a product that stands on it. */
export const serviceNamesOf = ({ services }: Pick<ProductConfig, 'services'>): string[] => [
  'gateway',
  'releases',
  ...Object.keys(services),
]

/** What every service reads; services extend it by their own. */
export const serviceSettings = z.object({
  NODE_ENV: z
    .enum(['development', 'test', 'production'])
    .default('development')
    .describe('production refuses what is for tests and demonstrations, and secrets that can be guessed'),
  HOST: z.string().default('127.0.0.1').describe('address to listen on'),
  PORT: port('port to listen on'),
  METRICS_PORT: port('port of the metrics listener; none without it').optional(),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
    .default('info')
    .describe('from which level on lines are logged'),
  RATE_LIMIT_SCALE: z.coerce
    .number()
    .positive()
    .default(1)
    .describe('multiplies every rate limit')
    .meta({ unit: 'factor' }),
  SERVICE_CREDENTIAL: secretSetting('what this service shows to those that it calls, 32 characters or more'),
  SERVICE_CALLERS: serviceCallersSetting(),
  DRAIN_SECONDS: z.coerce
    .number()
    .min(0)
    .max(300)
    .default(0)
    .describe('how long a process that is told to stop serves on and lets go of its connections')
    .meta({ unit: 'seconds' }),
  PUBLIC_URL: url(['http:', 'https:'], 'address people see').default('http://localhost:4000'),
  OTEL_EXPORTER_OTLP_ENDPOINT: url(
    ['http:', 'https:'],
    'collector that takes traces by OTLP over HTTP; without it there are none',
  ).optional(),
  OTEL_TRACES_SAMPLER_ARG: z.coerce
    .number()
    .min(0)
    .max(1)
    .optional()
    .describe('share of requests that are traced; all of them where nothing is said')
    .meta({ unit: 'share' }),
  TRUSTED_PROXIES: z
    .string()
    .default('loopback')
    .describe('addresses, comma-separated, whose x-forwarded-for is believed'),
})

/** A service's budget of connections: those of two whole sets fit into the 100 that PostgreSQL allows. */
export const connectionsSetting = (standard: number, description: string) =>
  z.coerce
    .number()
    .int()
    .min(1)
    .max(200)
    .default(standard)
    .describe(description)
    .meta({ unit: 'connections' })

export const databaseSettings = z.object({
  DATABASE_URL: url(['postgres:', 'postgresql:'], 'PostgreSQL connection'),
  DATABASE_DIRECT_URL: url(
    ['postgres:', 'postgresql:'],
    'PostgreSQL connection without a pooler between; DATABASE_URL where nothing is said',
  ).optional(),
  DATABASE_POOL: connectionsSetting(4, 'connections of requests at most'),
})

/** Of services that publish or hear events. */
export const eventSettings = z.object({
  EVENTS_POOL: connectionsSetting(2, 'connections of the queues at most, beside one that listens'),
})

/** What a service's seed reads; `loadSettings` refuses `DEMO=true` in production. */
export const seedSettings = databaseSettings.extend({
  NODE_ENV: serviceSettings.shape.NODE_ENV,
  DEMO: booleanSetting.default(false),
})

/** Of services that write into the audit log. */
export const auditSettings = z.object({
  ADDRESS_HASH_KEYS: keysSetting('keys that hash addresses in records; the first is in use'),
})

export const redisSettings = z.object({
  REDIS_URL: z
    .string()
    .refine((value) => parseRedisUrl(value) !== undefined, {
      error:
        'expected redis://host:port, redis+cluster://host:port,host:port or redis+sentinel://host:port,host:port/name, or the same with rediss',
    })
    .describe('Redis: one address, nodes of a cluster, or sentinels'),
  REDIS_PREFIX: z.string().default('rafiq:').describe('in front of every key'),
})

export type ServiceSettings = z.infer<typeof serviceSettings>
export type AuditSettings = z.infer<typeof auditSettings>

/** Whether people reach the platform by HTTPS. */
export const isSecure = ({ PUBLIC_URL }: Pick<ServiceSettings, 'PUBLIC_URL'>): boolean =>
  PUBLIC_URL.startsWith('https:')

export type DatabaseSettings = z.infer<typeof databaseSettings>
export type RedisSettings = z.infer<typeof redisSettings>

/** Where what needs a session of its own connects: migrations, queues that listen, prepared statements. */
export const directUrl = (
  settings: Pick<DatabaseSettings, 'DATABASE_URL'> & { DATABASE_DIRECT_URL?: string | undefined },
): string => settings.DATABASE_DIRECT_URL ?? settings.DATABASE_URL

/** A service's connections, as its ORM takes them. */
export const connectionOptions = (
  settings: Omit<DatabaseSettings, 'DATABASE_DIRECT_URL'> & Partial<DatabaseSettings>,
) => ({
  url: settings.DATABASE_URL,
  directUrl: directUrl(settings),
  pool: settings.DATABASE_POOL,
})
