import type { Issue, RemoteManifest, ShellManifest } from '@rafiq/platform-contracts'
import { satisfies, validRange } from 'semver'

/** Whether every live shell gives the platform and the shared modules that the version was built for. */
export function checkPlatform(manifest: RemoteManifest, shells: readonly ShellManifest[]): Issue[] {
  const { platform, shared } = manifest
  return [
    ...checkRanges({ platform, ...shared }),
    ...shells.flatMap((shell) => [
      ...checkProvided('platform', '@rafiq/platform', platform, shell, shell.platform),
      ...Object.entries(shared).flatMap(([module, range]) =>
        checkProvided(`shared.${module}`, module, range, shell, shell.shared[module]),
      ),
    ]),
  ]
}

function checkRanges(ranges: Readonly<Record<string, string>>): Issue[] {
  return Object.entries(ranges)
    .filter(([, range]) => validRange(range) === null)
    .map(([path, range]) => ({ path, message: `is "${range}", which is no range such as ^1.0.0` }))
}

function checkProvided(
  path: string,
  module: string,
  range: string,
  shell: ShellManifest,
  provided: string | undefined,
): Issue[] {
  if (validRange(range) === null) return []
  if (provided === undefined) {
    return [
      {
        path,
        message: `needs ${module} of the shell, and shell ${shell.version} has none: bundle it instead`,
      },
    ]
  }
  if (satisfies(provided, range)) return []
  return [
    {
      path,
      message: `needs ${module} ${range}, and shell ${shell.version} gives ${provided}: build with ${provided}, or wait until a shell with it is live`,
    },
  ]
}
