import { parseArgs } from 'node:util'
import {
  remoteNameSchema,
  revocationSchema,
  type TeamRight,
  type TeamRightKind,
} from '@rafiq/platform-contracts'
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
import { TeamRights } from './teams/team-rights.ts'

const usage = 'Usage: revoke [<remote> | (token:<id> | key:<id>) --reason <why>]'
const rightSchema = z.templateLiteral([z.enum(['token', 'key']), ':', z.uuid()])

function line(right: TeamRight & { remote: string }): string {
  const { kind, id, remote, madeBy, createdAt, expiresAt, lastUsedAt, revokedAt, revokedBy, reason } = right
  const parts = [
    `${remote}  ${kind}:${id}  granted ${createdAt} by ${madeBy}`,
    `used ${lastUsedAt ?? 'never'}`,
    expiresAt ? `expires ${expiresAt}` : 'never expires',
    ...(revokedAt ? [`revoked ${revokedAt} by ${revokedBy}: ${reason}`] : []),
  ]
  return `${parts.join(', ')}\n`
}

function readArguments() {
  try {
    return parseArgs({ allowPositionals: true, options: { reason: { type: 'string' } } })
  } catch {
    return fail(usage)
  }
}

const { values, positionals } = readArguments()
const [what, ...rest] = positionals
const right = rightSchema.safeParse(what)
const why = revocationSchema.safeParse(values)
const isList = what === undefined || remoteNameSchema.safeParse(what).success
if (rest.length > 0 || (right.success ? !why.success : !isList)) fail(usage)

const said = await withDatabase(
  releasesDatabase(connectionOptions(loadSettings(databaseSettings))),
  async (em) => {
    const rights = new TeamRights(em, new SystemClock())
    if (!right.success) return (await rights.list(what)).map(line).join('') || 'There is nothing.\n'
    const [kind, id] = right.data.split(':') as [TeamRightKind, string]
    const reason = why.data?.reason ?? ''
    const remote = await rights.revoke({ kind, id }, { actor: 'operator', reason })
    return remote && `${right.data} of ${remote} is good for nothing any more.\n`
  },
)
if (!said) fail(`There is no ${what} that is good: list them by \`node revoke.js\`.`)
process.stdout.write(said)
