import type { RemoteManifest, ShellManifest } from '@rafiq/platform-contracts'
import { satisfies } from 'semver'

type Provided = Pick<ShellManifest, 'platform' | 'shared'>

type Needs = Pick<RemoteManifest, 'platform' | 'shared'>

/** What was found out before, for as long as both are live: every document asks it of every remote. */
const known = new WeakMap<Provided, WeakMap<Needs, boolean>>()

/** Whether a shell gives a version all that it takes from a shell, in its ranges. */
export function fitsShell(needs: Needs, shell: Provided): boolean {
  const ofShell = known.get(shell) ?? new WeakMap<Needs, boolean>()
  known.set(shell, ofShell)
  const before = ofShell.get(needs)
  if (before !== undefined) return before
  const fits = isInRanges(needs, shell)
  ofShell.set(needs, fits)
  return fits
}

const isInRanges = ({ platform, shared }: Needs, shell: Provided): boolean =>
  satisfies(shell.platform, platform) &&
  Object.entries(shared).every(([module, range]) => satisfies(shell.shared[module] ?? '', range))
