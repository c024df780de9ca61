import { useProfile } from '@rafiq/app-kit'
import { isStaff } from '@rafiq/contracts/accounts'
import { type MenuEntry, useNavigationEntries } from '@rafiq/host'
import { linkTo } from '@rafiq/platform'

/** Pages that are empty for the team, whose accounts take no part in matching. */
const ofMatching = ['matches', 'connections']

/**
 * What stands in the header's row and in the bar of a phone. The account menu has every entry for everybody (spec §2);
 * here the team has its own places.
 */
export function useProminentEntries(): MenuEntry[] {
  const entries = useNavigationEntries()
  const { data: profile } = useProfile()
  if (!profile || !isStaff(profile.role)) return entries
  const left = ofMatching.map((page) => linkTo(page))
  return entries.filter(({ path }) => !left.includes(path))
}
