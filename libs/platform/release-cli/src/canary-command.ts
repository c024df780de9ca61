import { parseAudienceFlag } from './audience-flag.ts'
import { moveCommand } from './move-command.ts'
import { parsePercent } from './publish-command.ts'
import { ReleaseError } from './release-error.ts'
import type { Settings } from './settings.ts'

export interface CanaryFlags {
  /** `<name>=<value>[,<value>]`, of each name. */
  audience?: string[]
  everybody?: boolean
}

interface Canary {
  readonly remote: string
  readonly version: string
  readonly percent: string | undefined
}

type Say = (line: string) => void

/** `canary <remote> <version> [percent]`: starts one, or gives the running one another share or audience. */
export async function canaryCommand(
  { remote, version, percent }: Canary,
  flags: CanaryFlags,
  settings: Settings,
  say: Say,
): Promise<void> {
  const details = { version, ...canaryDetails(percent, flags) }
  await moveCommand({ remote, action: 'canary', details }, settings, say)
}

/** @throws ReleaseError for flags that say nothing, or two things */
export function canaryDetails(
  percent: string | undefined,
  { audience, everybody = false }: CanaryFlags,
): object {
  if (audience && everybody) throw new ReleaseError('A canary is for an audience or for everybody, not both.')
  if (percent === undefined && !audience)
    throw new ReleaseError('Say to how many per cent of visitors it goes, or for whom it is (--audience).')
  return {
    ...(percent !== undefined && { percent: parsePercent(percent) }),
    ...(audience && { audience: parseAudienceFlag(audience) }),
    ...(everybody && { audience: null }),
  }
}
