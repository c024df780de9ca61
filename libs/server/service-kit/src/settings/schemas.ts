import { z } from 'zod'

const port = z.coerce.number().int().min(1).max(65_535)
const url = (protocols: readonly string[], description: string) =>
  z
    .string()
    .refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), {
      error: `expected a URL that starts with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
    })
    .describe(description)

/** `true` or `false` in the environment. */
export const booleanSetting = z.enum(['true', 'false']).transform((value) => value === 'true')

/** What every service reads; services extend it by their own. */
export const serviceSettings = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  HOST: z.string().default('127.0.0.1').describe('address to listen on'),
  PORT: port.describe('port to listen on'),
  METRICS_PORT: port.optional().describe('port of the metrics listener; none without it'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  RATE_LIMIT_SCALE: z.coerce.number().positive().default(1).describe('multiplies every rate limit'),
  SERVICE_SECRET: z.string().min(16).describe('secret of calls between services, 16 characters or more'),
  PUBLIC_URL: url(['http:', 'https:'], 'address people see').default('http://localhost:4000'),
  TRUSTED_PROXIES: z
    .string()
    .default('loopback')
    .describe('addresses, comma-separated, whose x-forwarded-for is believed'),
})

export const databaseSettings = z.object({
  DATABASE_URL: url(['postgres:', 'postgresql:'], 'PostgreSQL connection'),
  DATABASE_POOL: z.coerce.number().int().min(1).max(200).default(10).describe('connections at most'),
})

/** What a service's seed reads; `loadSettings` refuses `DEMO=true` in production. */
export const seedSettings = databaseSettings.extend({
  NODE_ENV: serviceSettings.shape.NODE_ENV,
  DEMO: booleanSetting.default(false),
})

/** Keys of one purpose, separated by commas: the first is in use, the others are those before it. */
export const keyList = z
  .string()
  .transform((text) => text.split(','))
  .pipe(z.tuple([z.string().min(16)], z.string().min(16)))

/** Of services that write into the audit log. */
export const auditSettings = z.object({
  ADDRESS_HASH_KEYS: keyList.describe('keys that hash addresses in records, comma-separated, current first'),
})

export const redisSettings = z.object({
  REDIS_URL: url(['redis:', 'rediss:'], 'Redis connection'),
  REDIS_PREFIX: z.string().default('rafiq:').describe('in front of every key'),
})

export type ServiceSettings = z.infer<typeof serviceSettings>
export type AuditSettings = z.infer<typeof auditSettings>
export type DatabaseSettings = z.infer<typeof databaseSettings>
export type RedisSettings = z.infer<typeof redisSettings>
