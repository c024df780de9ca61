import { isUncommitted, type ReleaseHistory } from '@rafiq/platform-contracts'
import { ReleaseApi } from './release-api.ts'
import type { Settings } from './settings.ts'
import { moment, table } from './table.ts'

type Say = (line: string) => void
type HistoryEntry = ReleaseHistory['entries'][number]

/** `history <remote> [--json]`: who did what to it, newest first. */
export async function historyCommand(
  remote: string,
  flags: { json?: boolean },
  settings: Settings,
  say: Say,
): Promise<void> {
  const history = await new ReleaseApi(settings.url, settings.tokenFor(remote)).history(remote)
  if (flags.json) say(JSON.stringify(history, null, 2))
  else for (const line of historyTable(history)) say(line)
}

export function historyTable({ remote, entries }: ReleaseHistory): string[] {
  if (entries.length === 0) return [`Nothing is known of ${remote}.`]
  const heads = ['at (UTC)', 'what', 'version', 'channel', 'who', 'commit', 'detail']
  return table([heads, ...entries.map(historyRow)])
}

function historyRow({ at, action, version, channel, actor, commit, detail }: HistoryEntry): string[] {
  return [
    moment(at),
    action,
    version ?? '–',
    channel ?? '–',
    shortId(actor),
    commit === null ? '–' : commit.slice(0, 10) + (isUncommitted(commit) ? ' +' : ''),
    shortId(detail ?? ''),
  ]
}

/** The end of an id tells it from others; the whole of it is in the JSON. */
const shortId = (text: string): string => text.replace(/:[0-9a-f-]{30}([0-9a-f]{6})\b/, ' …$1')
