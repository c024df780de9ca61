import { parseArgs } from 'node:util'
import { remoteNameSchema, type TeamApi, teamApiSchema } from '@rafiq/platform-contracts'
import {
  ConflictError,
  connectionOptions,
  databaseSettings,
  fail,
  loadSettings,
  productConfigSetting,
  SystemClock,
  withDatabase,
} from '@rafiq/service-kit'
import { z } from 'zod'
import { releasesDatabase } from './database/database.ts'
import { TeamApis } from './team-apis/team-apis.ts'

const usage = 'Usage: team-api [<prefix> (<origin> | --withdraw)]'
const settingsSchema = databaseSettings.extend({ PRODUCT_CONFIG: productConfigSetting })
const orderSchema = z.union([
  z.strictObject({ withdraw: remoteNameSchema }),
  z.strictObject({ declare: teamApiSchema }),
])

/** What is asked; null for the list. */
function readOrder(args: string[]): z.infer<typeof orderSchema> | null {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { withdraw: { type: 'boolean', default: false } },
    })
    const [prefix, origin] = positionals
    if (args.length === 0) return null
    if (positionals.length !== (values.withdraw ? 1 : 2)) return fail(usage)
    return orderSchema.parse(values.withdraw ? { withdraw: prefix } : { declare: { prefix, origin } })
  } catch {
    return fail(usage)
  }
}

const line = ({ prefix, origin }: TeamApi): string => `/api/${prefix}  ${origin}\n`

async function carryOut(
  order: ReturnType<typeof readOrder>,
  apis: TeamApis,
  settings: z.infer<typeof settingsSchema>,
): Promise<string> {
  if (!order) return (await apis.list()).map(line).join('') || 'No team has an API.\n'
  if ('declare' in order) {
    await apis.declare(order.declare, settings.PRODUCT_CONFIG)
    return line(order.declare)
  }
  if (await apis.withdraw(order.withdraw)) return `/api/${order.withdraw} leads nowhere.\n`
  throw new ConflictError(undefined, { message: `/api/${order.withdraw} is no team's.` })
}

const order = readOrder(process.argv.slice(2))
const settings = loadSettings(settingsSchema)
try {
  const said = await withDatabase(releasesDatabase(connectionOptions(settings)), (em) =>
    carryOut(order, new TeamApis(em, new SystemClock()), settings),
  )
  process.stdout.write(said)
} catch (error) {
  if (!(error instanceof ConflictError)) throw error
  fail(error.message)
}
