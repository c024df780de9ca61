import { withoutKitHash } from '@rafiq/platform-contracts'
import { satisfies, validRange } from 'semver'
import { readPackageVersion } from './package-json.ts'

/** Given by the shell, one copy for all. What is shared cannot be tree-shaken, so libraries come as facades. */
const reactModules = ['react', 'react/jsx-runtime', 'react-dom'] as const
const platformModules = [
  '@rafiq/platform',
  '@rafiq/platform/router',
  '@rafiq/platform/i18n',
  '@rafiq/platform/query',
] as const

/** What `remote.config.ts` says of what it takes from the shell. */
type DeclaredRanges = { platform: string; shared: { react?: string | undefined } }

type Shared = Record<string, { singleton: true; requiredVersion: string } & Record<string, unknown>>

const packageOf = (request: string) =>
  request.startsWith('@') ? request.split('/', 2).join('/') : (request.split('/', 1)[0] ?? request)

/** What the shell provides, with its versions. */
export function providedVersions(appFolder: string): Record<string, string> {
  return Object.fromEntries(
    [...reactModules, ...platformModules].map((request) => [
      request,
      readPackageVersion(packageOf(request), appFolder),
    ]),
  )
}

/**
 * What a remote needs, as ranges: as its config declares them; where it says nothing of React, the version that it is built
 * with or a later compatible one. A shell outside the range makes the load reject, which leads to the last good version.
 *
 * @throws Error where the config declares no range, or one that the build itself is outside of
 */
export function neededRanges(
  appFolder: string,
  { platform, shared }: DeclaredRanges,
): Record<string, string> {
  const react = readPackageVersion('react', appFolder)
  const range = shared.react ?? `^${react}`
  assertWithin('shared.react', range, react)
  // A build with a package of the kit is one with the release that it was made of.
  assertWithin('platform', platform, withoutKitHash(readPackageVersion('@rafiq/platform', appFolder)))
  return Object.fromEntries([
    ...reactModules.map((request) => [request, range]),
    ...platformModules.map((request) => [request, platform]),
  ])
}

/** What nobody ever ran together is no promise. */
function assertWithin(field: string, range: string, installed: string): void {
  if (validRange(range) === null)
    throw new Error(`remote.config.ts: ${field} is "${range}", which is no range such as ^1.0.0.`)
  if (satisfies(installed, range)) return
  throw new Error(
    `remote.config.ts: ${field} is "${range}", and the build has ${installed}: install a version of the range, or widen it.`,
  )
}

/** Copies that a remote brings itself: React's version, and the platform's, which is bound to it. */
export const ownModules = (appFolder: string): Record<string, string> =>
  Object.fromEntries(['react', '@rafiq/platform'].map((name) => [name, readPackageVersion(name, appFolder)]))

/** In a remote: taken from the shell, never bundled. */
export function sharedInRemote(ranges: Record<string, string>): Shared {
  return Object.fromEntries(
    Object.entries(ranges).map(([request, requiredVersion]) => [
      request,
      { singleton: true, import: false, strictVersion: true, requiredVersion },
    ]),
  )
}
