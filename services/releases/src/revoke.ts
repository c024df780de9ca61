import { remoteNameSchema } from '@rafiq/platform-contracts'
import {
  connectionOptions,
  databaseSettings,
  loadSettings,
  SystemClock,
  withDatabase,
} from '@rafiq/service-kit'
import { z } from 'zod'
import { releasesDatabase } from './database/database.ts'
import { type TeamRight, TeamRights } from './teams/team-rights.ts'

const usage = `Say what ends: node revoke.js token:<id> or key:<id>. Without that it lists what there is: node revoke.js [<remote>].\n`
const rightSchema = z.templateLiteral([z.enum(['token', 'key']), ':', z.uuid()])

function line({ kind, id, remote, createdAt, lastUsedAt, revokedAt }: TeamRight): string {
  const used = kind === 'key' ? '' : `, used ${lastUsedAt?.toISOString() ?? 'never'}`
  const end = revokedAt ? `, revoked ${revokedAt.toISOString()}` : ''
  return `${remote}  ${kind}:${id}  granted ${createdAt.toISOString()}${used}${end}\n`
}

const [what, ...rest] = process.argv.slice(2)
const right = rightSchema.safeParse(what)
if (rest.length > 0 || !(right.success || what === undefined || remoteNameSchema.safeParse(what).success)) {
  process.stderr.write(usage)
  process.exit(1)
}
const said = await withDatabase(
  releasesDatabase(connectionOptions(loadSettings(databaseSettings))),
  async (em) => {
    const rights = new TeamRights(em, new SystemClock())
    if (!right.success) return (await rights.list(what)).map(line).join('') || 'There is nothing.\n'
    const [kind, id] = right.data.split(':') as [TeamRight['kind'], string]
    const remote = await rights.revoke(kind, id)
    return remote && `${right.data} of ${remote} is good for nothing any more.\n`
  },
)
if (!said) {
  process.stderr.write(`There is no ${what} that is good: list them by \`node revoke.js\`.\n`)
  process.exit(1)
}
process.stdout.write(said)
