import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { remoteNameSchema } from '@rafiq/platform-contracts'
import {
  connectionOptions,
  databaseSettings,
  fail,
  loadSettings,
  SystemClock,
  withDatabase,
} from '@rafiq/service-kit'
import { z } from 'zod'
import { releasesDatabase } from './database/database.ts'
import { PublishKeys } from './teams/publish-keys.ts'
import { PublishTokens } from './teams/publish-tokens.ts'

const usage = 'Usage: grant <remote> <key.pem> [--days <1–3650> | --forever] [--by <name>]'
/** Milliseconds. */
const day = 24 * 60 * 60_000

const requestSchema = z.object({
  remote: remoteNameSchema,
  keyFile: z.string().min(1),
  days: z.coerce.number().int().min(1).max(3650),
  forever: z.boolean(),
  by: z
    .string()
    .regex(/^[\w.@-]{1,60}$/)
    .optional(),
})

function readRequest(args: string[]): z.infer<typeof requestSchema> {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        days: { type: 'string', default: '365' },
        forever: { type: 'boolean', default: false },
        by: { type: 'string' },
      },
    })
    const [remote, keyFile] = positionals
    return requestSchema.parse({ ...values, remote, keyFile })
  } catch {
    return fail(usage)
  }
}

const { remote, keyFile, days, forever, by } = readRequest(process.argv.slice(2))
const clock = new SystemClock()
const madeBy = by === undefined ? 'operator' : `operator:${by}`
const expiresAt = forever ? null : new Date(clock.now().getTime() + days * day)
const token = await withDatabase(
  releasesDatabase(connectionOptions(loadSettings(databaseSettings))),
  async (em) => {
    // A key has no end of its own: its team replaces it.
    await new PublishKeys(em, clock).register(remote, readFileSync(keyFile, 'utf8'), {
      madeBy,
      expiresAt: null,
    })
    return new PublishTokens(em, clock).grant(remote, { madeBy, expiresAt })
  },
)
process.stdout.write(`${token}\n`)
