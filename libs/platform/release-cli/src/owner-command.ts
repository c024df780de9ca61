import type { Owner } from '@rafiq/platform-contracts'
import { ReleaseApi } from './release-api.ts'
import { ReleaseError } from './release-error.ts'
import type { Settings } from './settings.ts'

export interface OwnerFlags {
  team?: string
  contact?: string
}

type Say = (line: string) => void

/** `owner <remote> [--team … --contact …]`: says which team answers for a remote, or sets it. */
export async function ownerCommand(
  remote: string,
  flags: OwnerFlags,
  settings: Settings,
  say: Say,
): Promise<void> {
  const api = new ReleaseApi(settings.url, settings.tokenFor(remote))
  const wanted = wantedOwner(flags)
  if (wanted) return say(ownerLine(remote, await api.setOwner(remote, wanted)))
  const { status } = await api.status()
  const found = status.remotes.find(({ name }) => name === remote)
  if (!found) throw new ReleaseError(`${remote} was never published.`)
  say(ownerLine(remote, found.owner))
}

/** @throws ReleaseError for half an owner */
export function wantedOwner({ team, contact }: OwnerFlags): Owner | undefined {
  if (team === undefined && contact === undefined) return undefined
  if (team === undefined || contact === undefined)
    throw new ReleaseError('Say both: the name of the team (--team) and where it is reached (--contact).')
  return { team, contact }
}

export const ownerLine = (remote: string, owner: Owner | null): string =>
  owner
    ? `${remote} is of ${owner.team}: ${owner.contact}`
    : `Nobody has said whose ${remote} is: --team and --contact do.`
