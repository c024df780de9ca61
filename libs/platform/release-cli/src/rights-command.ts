import type { TeamRight, TeamRights } from '@rafiq/platform-contracts'
import { ReleaseApi } from './release-api.ts'
import { ReleaseError } from './release-error.ts'
import type { Settings } from './settings.ts'
import { moment, table } from './table.ts'

type Say = (line: string) => void

/** `tokens <remote> [--json]`: what its team publishes with. */
export async function rightsCommand(
  remote: string,
  flags: { json?: boolean },
  settings: Settings,
  say: Say,
): Promise<void> {
  const rights = await new ReleaseApi(settings.url, settings.tokenFor(remote)).rights(remote)
  if (flags.json) say(JSON.stringify(rights, null, 2))
  else for (const line of rightsTable(rights, new Date())) say(line)
}

/** `revoke <remote> token:<id> --reason …` */
export async function revokeCommand(
  remote: string,
  right: string,
  reason: string,
  settings: Settings,
  say: Say,
): Promise<void> {
  if (!/^(token|key):[0-9a-f-]{36}$/.test(right)) {
    throw new ReleaseError(`${right} is no token:<id> and no key:<id>: \`tokens ${remote}\` lists them.`)
  }
  await new ReleaseApi(settings.url, settings.tokenFor(remote)).revoke(remote, right, reason)
  say(`${right} of ${remote} is good for nothing any more.`)
}

/** One line for each, with the whole id: it is what is revoked by. */
export function rightsTable({ remote, rights }: TeamRights, now: Date): string[] {
  if (rights.length === 0) return [`Nobody may publish ${remote}.`]
  const heads = ['what', 'made (UTC)', 'by', 'last used', 'good']
  return table([heads, ...rights.map((right) => rightRow(right, now))])
}

const rightRow = (right: TeamRight, now: Date): string[] => [
  `${right.kind}:${right.id}`,
  moment(right.createdAt),
  right.madeBy,
  right.lastUsedAt === null ? 'never' : moment(right.lastUsedAt),
  goodness(right, now),
]

function goodness({ expiresAt, revokedAt, reason }: TeamRight, now: Date): string {
  if (revokedAt !== null) return `revoked ${moment(revokedAt)}: ${reason}`
  if (expiresAt === null) return 'for ever'
  return `${new Date(expiresAt) <= now ? 'expired' : 'until'} ${moment(expiresAt)}`
}
