import {
  percentSchema,
  type RehearsalPlan,
  type RehearsalResult,
  type Rehearsed,
  rehearsedSchema,
  shellName,
} from '@rafiq/platform-contracts'
import { ReleaseApi } from './release-api.ts'
import { ReleaseError } from './release-error.ts'
import type { Settings } from './settings.ts'
import { table } from './table.ts'
import { waitUntilLive } from './wait-until-live.ts'

export interface RehearseFlags {
  /** Such as `react@20.0.0`. */
  shared?: string
  percent?: string
  promote?: boolean
  revert?: boolean
  json?: boolean
}

type Say = (line: string) => void

/**
 * `rehearse`: tells which remotes of the live composition work with a shell that gives another version of a shared module;
 * with `--percent` gives shell and remotes to a share of the visitors as one; promotes that, or takes it back.
 *
 * @throws ReleaseError where some remote has no version that works with it
 */
export async function rehearseCommand(flags: RehearseFlags, settings: Settings, say: Say): Promise<void> {
  const api = new ReleaseApi(settings.url, settings.tokenFor(shellName))
  const move = async (action: '' | '/promote' | '/revert', details: object, what: string) => {
    const { result, revision } = await api.rehearse(action, details)
    await waitUntilLive(api, revision)
    say(`${what}: ${movedSentence(result)}.`)
  }
  if (flags.promote) return move('/promote', {}, 'Everybody gets')
  if (flags.revert) return move('/revert', {}, 'Back to')
  const rehearsed = parseShared(flags.shared)
  const plan = await api.rehearsalPlan(rehearsed)
  if (flags.json) say(JSON.stringify(plan, null, 2))
  else for (const line of planLines(plan, rehearsed)) say(line)
  if (!plan.ready) throw new ReleaseError('Nothing was moved: not all of it works together.')
  if (flags.percent === undefined) return
  const percent = percentSchema.safeParse(Number(flags.percent))
  if (!percent.success) throw new ReleaseError(`${flags.percent} is not a whole percent from 1 to 100.`)
  await move('', { ...rehearsed, percent: percent.data }, `${percent.data} % of visitors get as one`)
}

function parseShared(text = ''): Rehearsed {
  const at = text.lastIndexOf('@')
  const parsed = rehearsedSchema.safeParse({
    module: text.slice(0, Math.max(at, 0)),
    version: text.slice(at + 1),
  })
  if (!parsed.success) throw new ReleaseError('Say what is rehearsed: --shared react@20.0.0')
  return parsed.data
}

/** The live composition, a line a remote. */
export function planLines({ shell, remotes }: RehearsalPlan, { module, version }: Rehearsed): string[] {
  if (shell === null) return [`No shell that gives ${module} ${version} was published.`]
  const rows = remotes.map(({ name, stable, accepts, candidate, issues }) => [
    name,
    stable,
    accepts
      ? 'works with it'
      : candidate === null
        ? `does not: ${issues.join('; ')}`
        : `gives way to ${candidate}`,
  ])
  return [`Shell ${shell} gives ${module} ${version}.`, ...table([['remote', 'stable', ''], ...rows])]
}

const movedSentence = ({ moved }: RehearsalResult): string =>
  moved.map(({ remote, version }) => `${remote} ${version ?? 'none'}`).join(', ')
