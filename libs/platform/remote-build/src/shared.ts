import { readPackageVersion } from './package-json.ts'

/** Given by the shell, one copy for all. What is shared cannot be tree-shaken, so libraries come as facades. */
const reactModules = ['react', 'react/jsx-runtime', 'react-dom'] as const
const platformModules = [
  '@rafiq/platform',
  '@rafiq/platform/router',
  '@rafiq/platform/i18n',
  '@rafiq/platform/query',
] as const

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
 * What a remote needs, as ranges: React of the version it was built with or a later compatible one, the platform as
 * its config says. A shell outside the range makes the load reject, which leads to the last good version.
 */
export function neededRanges(appFolder: string, platformRange: string): Record<string, string> {
  const react = `^${readPackageVersion('react', appFolder)}`
  return Object.fromEntries([
    ...reactModules.map((request) => [request, react]),
    ...platformModules.map((request) => [request, platformRange]),
  ])
}

/** In a remote: taken from the shell, never bundled. */
export function sharedInRemote(ranges: Record<string, string>): Shared {
  return Object.fromEntries(
    Object.entries(ranges).map(([request, requiredVersion]) => [
      request,
      { singleton: true, import: false, strictVersion: true, requiredVersion },
    ]),
  )
}
