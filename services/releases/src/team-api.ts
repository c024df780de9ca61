import { parseArgs } from 'node:util'
import { remoteNameSchema, type TeamApi, teamApiSchema } from '@rafiq/platform-contracts'
import {
  ConflictError,
  connectionOptions,
  databaseSettings,
  loadSettings,
  productConfigSetting,
  SystemClock,
  withDatabase,
} from '@rafiq/service-kit'
import { z } from 'zod'
import { releasesDatabase } from './database/database.ts'
import { TeamApis } from './team-apis/team-apis.ts'

const usage = `Say which prefix leads where: node team-api.js <prefix> <origin, as http://rentals.teams:8080>. With --withdraw in place of the origin it leads nowhere. Without anything it lists what there is.\n`
const orderSchema = z.union([
  z.strictObject({ withdraw: remoteNameSchema }),
  z.strictObject({ declare: teamApiSchema }),
])

function fail(text: string): never {
  process.stderr.write(text)
  process.exit(1)
}

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

async function carryOut(order: ReturnType<typeof readOrder>, apis: TeamApis): Promise<string> {
  if (!order) return (await apis.list()).map(line).join('') || 'No team has an API.\n'
  if ('declare' in order) {
    await apis.declare(order.declare, settings.PRODUCT_CONFIG)
    return line(order.declare)
  }
  if (await apis.withdraw(order.withdraw)) return `/api/${order.withdraw} leads nowhere.\n`
  throw new ConflictError(undefined, { message: `/api/${order.withdraw} is no team's.` })
}

const order = readOrder(process.argv.slice(2))
const settings = loadSettings(databaseSettings.extend({ PRODUCT_CONFIG: productConfigSetting }))
try {
  const said = await withDatabase(releasesDatabase(connectionOptions(settings)), (em) =>
    carryOut(order, new TeamApis(em, new SystemClock())),
  )
  process.stdout.write(said)
} catch (error) {
  if (!(error instanceof ConflictError)) throw error
  fail(`${error.message}\n`)
}
