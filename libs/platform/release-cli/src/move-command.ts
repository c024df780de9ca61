import { audienceText, type MoveResult, type SeenState } from '@rafiq/platform-contracts'
import { type Ask, askFirst } from './ask-first.ts'
import { ReleaseApi } from './release-api.ts'
import { ReleaseError } from './release-error.ts'
import type { Settings } from './settings.ts'
import { waitUntilLive } from './wait-until-live.ts'

type Say = (line: string) => void

/** What does what it is for also while nobody gets the remote. */
const worksDisabled: ReadonlySet<string> = new Set(['disable', 'yank'])

/**
 * `promote`, `rollback`, `canary`, `yank`, `disable`, `enable`: asks for the move, and ends when pages are composed so.
 *
 * @param ask asks about what has to be confirmed
 * @throws ReleaseError where nobody gets what was asked for, since the remote is disabled
 */
export async function moveCommand(
  move: { remote: string; action: string; details?: object; yes?: boolean | undefined },
  settings: Settings,
  say: Say,
  ask: Ask = undefined,
): Promise<void> {
  const { remote, action, details, yes = false } = move
  const api = new ReleaseApi(settings.url, settings.tokenFor(remote))
  const { result, revision } = await askFirst(yes, ask, (confirmed) =>
    api.move(remote, action, { ...details, ...(confirmed && { confirmed }) }),
  )
  await waitUntilLive(api, revision)
  if (result.disabled && !worksDisabled.has(action)) throw new ReleaseError(notLive(result))
  say(moveSentence(result))
  for (const warning of result.warnings ?? []) say(`Does not fit what is live: ${warning}.`)
}

/**
 * What a rollback without a version goes back from: it names it, so that two of them at once, or one that is sent again,
 * move once.
 */
export async function seenNow(remote: string, settings: Settings): Promise<{ seen: SeenState }> {
  const { status } = await new ReleaseApi(settings.url, settings.tokenFor(remote)).status()
  const found = status.remotes.find(({ name }) => name === remote)
  const { stable = null, canary = null, disabled = false } = found ?? {}
  return { seen: { stable, canary, disabled } }
}

/** What visitors get now. */
export function moveSentence(result: MoveResult): string {
  return `${result.changed ? '' : 'Nothing to do. '}${stateSentence(result)}`
}

function notLive({ remote, changed }: MoveResult): string {
  const what = changed ? 'It was kept and is not live' : 'Nothing changed and nothing is live'
  return `${what}: ${remote} is disabled. Enable it first.`
}

function stateSentence({ remote, stable, canary, disabled }: MoveResult): string {
  if (disabled) return `${remote} is disabled: nobody gets it.`
  if (canary) {
    const whom = canary.audience ? `the visitors with ${audienceText(canary.audience)}` : 'visitors'
    return `${remote}: ${canary.percent} % of ${whom} get ${canary.version}, the others ${stable ?? 'nothing'}.`
  }
  return `${remote}: ${stable === null ? 'nobody gets it' : `everybody gets ${stable}`}.`
}
