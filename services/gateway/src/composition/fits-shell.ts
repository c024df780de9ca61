import type { RemoteManifest, ShellManifest } from '@rafiq/platform-contracts'
import { satisfies } from 'semver'

type Provided = Pick<ShellManifest, 'platform' | 'shared'>

/** Whether a shell gives a version all that it takes from a shell, in its ranges. */
export const fitsShell = (
  { platform, shared }: Pick<RemoteManifest, 'platform' | 'shared'>,
  shell: Provided,
): boolean =>
  satisfies(shell.platform, platform) &&
  Object.entries(shared).every(([module, range]) => satisfies(shell.shared[module] ?? '', range))
