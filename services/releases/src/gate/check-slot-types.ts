import { type Issue, slotTypes, slotTypesFile } from '@rafiq/platform-contracts'
import type { Release } from './release.ts'

/**
 * Whether what a version tells TypeScript of its slots is what it declares: other teams take that file into their
 * repositories. A version that was built before there were such files has none.
 */
export function checkSlotTypes({ manifest, slotTypes: given }: Release): Issue[] {
  if (given === undefined || given === slotTypes(manifest)) return []
  return [
    {
      path: slotTypesFile,
      message:
        'is not what the build makes of "offers" in remote.config.ts: build again, and leave that file to it',
    },
  ]
}
