import {
  isRestricted,
  type LiveReleases,
  remoteFilePath,
  type SlotTypesList,
  slotTypesFile,
} from '@rafiq/platform-contracts'
import { isWithdrawn } from '../live/withdrawn.ts'

/** Where the types of what everybody gets lie. Of remotes for some roles nothing is told, as in documents. */
export function listSlotTypes(live: LiveReleases | undefined): SlotTypesList {
  const remotes = (live?.remotes ?? []).flatMap(({ stable }) => {
    const types = stable?.files[slotTypesFile]
    if (!stable || !types || isRestricted(stable) || isWithdrawn(live, stable)) return []
    const { name, version } = stable
    return [{ name, version, path: remoteFilePath(stable, slotTypesFile), integrity: types.integrity }]
  })
  return { remotes }
}
