import { useProfile } from '@rafiq/app-kit'
import { isStaff } from '@rafiq/contracts/accounts'
import { type MenuEntry, useNavigationEntries } from '@rafiq/host'

/**
 * What stands in the header's row and in the bar of a phone. The account menu has every entry for everybody (spec §2);
 * here the team, whose accounts take no part in matching, has its own places.
 */
export function useProminentEntries(): MenuEntry[] {
  const role = useProfile().data?.role
  return useNavigationEntries().filter(
    ({ id }) => !role || !isStaff(role) || (id !== 'matches' && id !== 'connections'),
  )
}
