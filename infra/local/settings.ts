import { join, resolve } from 'node:path'
import { z } from 'zod'

/** Something the person at the keyboard can put right; its message is the sentence that says how. */
export class CommandError extends Error {
  override readonly name = 'CommandError'
}

const boolean = z.enum(['true', 'false'])

/** Its bounds are those of the service, whose packages are not built yet when this is read. */
const seconds = ({ most, standard }: { most: number; standard: number }) =>
  z.coerce
    .number()
    .int()
    .min(1)
    .max(most)
    .default(standard)
    .describe('a number of seconds')
    .meta({ unit: 'seconds' })

/** What `npm start` reads from the environment. Whatever is empty counts as absent. */
export const startSettings = z.object({
  PORT: z.coerce
    .number()
    .int()
    .min(1024)
    .max(65_534)
    .default(4000)
    .describe('a number from 1024 to 65534')
    .meta({ unit: 'port' }),
  DATA_DIR: z.string().optional().describe('a folder for everything that it keeps'),
  NODE_ENV: z.enum(['development', 'test']).default('development').describe('development or test'),
  DEMO: boolean.default('true').describe('true or false'),
  PROOF: boolean.default('true').describe('true or false'),
  PROOF_SECONDS: z.coerce
    .number()
    .int()
    .min(1)
    .max(25)
    .default(25)
    .describe('a number of seconds, less than a gateway waits for a publish'),
  BACKUP_DIR: z.string().optional().describe('a folder for backups, on another disk'),
  BACKUP_DAYS: z.coerce
    .number()
    .int()
    .min(1)
    .max(90)
    .default(30)
    .describe('a number of days from 1 to 90')
    .meta({ unit: 'days' }),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/ })
    .optional()
    .describe('postgres://administrator:password@host:port/database'),
  REDIS_URL: z
    .url({ protocol: /^rediss?$/ })
    .optional()
    .describe('redis://host:port'),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/ })
    .optional()
    .describe('smtp://host:port'),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('http://host:port'),
  SUPPORT_EMAIL: z.email().default('support@rafiq.test').describe('an e-mail address'),
  WHATSAPP_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('https://wa.me'),
  MATCH_SAME_GENDER: boolean.default('true').describe('true or false'),
  PASSWORD_POLICY: z.enum(['spec', 'strict']).default('spec').describe('spec or strict'),
  STAFF_SECOND_FACTOR: z.enum(['required', 'optional']).default('optional').describe('required or optional'),
  AWAY_SECONDS: seconds({ most: 86_400, standard: 300 }),
  PUSH_ORIGINS: z.string().optional().describe('origins of push services'),
  REMOTE_LOAD_SECONDS: seconds({ most: 60, standard: 4 }),
  RATE_LIMIT_SCALE: z.coerce
    .number()
    .positive()
    .default(1)
    .describe('a number above 0')
    .meta({ unit: 'factor' }),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace'])
    .default('info')
    .describe('a level from fatal to trace'),
})

export type Settings = Readonly<
  Omit<z.infer<typeof startSettings>, 'PUBLIC_URL' | 'DATA_DIR' | 'BACKUP_DIR'> & {
    PUBLIC_URL: string
    /** Absolute. */
    DATA_DIR: string
    /** Where the database's log of changes, backups and the deletion ledger go; absolute. */
    BACKUP_DIR?: string
    /** Whether DATA_DIR was asked for, so that no other may be taken in its place. */
    dataDirGiven: boolean
  }
>

/**
 * The environment of `npm start` as settings.
 *
 * @param root folder of the checkout; data goes to its `.data` unless told otherwise
 * @throws CommandError with one sentence for the first variable that is wrong
 */
export function readSettings(env: Readonly<Record<string, string | undefined>>, root: string): Settings {
  if (env.NODE_ENV === 'production') {
    throw new CommandError(
      'NODE_ENV is production, but `npm start` runs the platform with demo data on this machine: unset NODE_ENV, or deploy the services as the README tells.',
    )
  }
  const present = Object.fromEntries(Object.entries(env).filter(([, value]) => value))
  const result = startSettings.safeParse(present)
  if (!result.success) {
    const name = String(result.error.issues[0]?.path[0])
    const meaning = startSettings.shape[name as keyof typeof startSettings.shape]?.description
    throw new CommandError(`${name} is set to something else than ${meaning}: change it or unset it.`)
  }
  const { PUBLIC_URL, DATA_DIR, BACKUP_DIR, ...rest } = result.data
  return {
    ...rest,
    PUBLIC_URL: PUBLIC_URL ?? `http://localhost:${rest.PORT}`,
    DATA_DIR: DATA_DIR ? resolve(root, DATA_DIR) : join(root, '.data'),
    ...(BACKUP_DIR && { BACKUP_DIR: resolve(root, BACKUP_DIR) }),
    dataDirGiven: DATA_DIR !== undefined,
  }
}
