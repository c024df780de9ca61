import { type Issue, isRestricted, type RemoteManifest } from '@rafiq/platform-contracts'
import { RuleError } from '@rafiq/service-kit'
import { checkIsolation } from './check-isolation.ts'
import { checkMenu } from './check-menu.ts'
import { checkPlatform } from './check-platform.ts'
import { checkRoutes, checkUndeclaredRoutes } from './check-routes.ts'
import { checkSize } from './check-size.ts'
import { checkSlots, checkSlotTypes } from './check-slots.ts'
import type { LiveBeside, Release } from './release.ts'

/** Whether the hashes of a version's modules can be where browsers look for them: in the document, which everybody gets. */
function checkFormat(manifest: RemoteManifest): Issue[] {
  if (manifest.format !== 'module' || !isRestricted(manifest)) return []
  return [
    {
      path: 'format',
      message:
        'is module, and its pages need a role: the import map of the public document would name its files. Build it with remoteConfig of @rafiq/remote-build',
    },
  ]
}

/** What would go wrong at run time whatever is live beside it (design, Composition 6). Empty: nothing. */
export function checkBuild(release: Release): Issue[] {
  return [
    ...checkFormat(release.manifest),
    ...checkIsolation(release),
    ...checkSize(release),
    ...checkSlotTypes(release),
    ...checkUndeclaredRoutes(release),
  ]
}

/** What would go wrong with what is live at this moment; each issue names the culprit and the way out. */
export function checkBesideLive(manifest: RemoteManifest, beside: LiveBeside): Issue[] {
  return [
    ...checkPlatform(manifest, beside.shells),
    ...checkRoutes(manifest, beside),
    ...checkMenu(manifest, beside.remotes),
    ...checkSlots(manifest, beside.remotes),
  ]
}

/** @throws RuleError `invalid-release` that names every culprit and its way out; nothing without issues */
export function rejectFor(issues: readonly Issue[]): void {
  const [first] = issues
  if (!first) return
  throw new RuleError('invalid-release', {
    message: `The gate refused this version: ${first.path} ${first.message}.`,
    issues: [...issues],
  })
}
