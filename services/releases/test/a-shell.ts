import { type ShellManifest, shellRelease } from '@rafiq/platform-contracts'
import { integrity, type PackedRelease, packed } from './a-release.ts'
import { liveShell } from './gate/seed.ts'

export const shellScript = 'start.0123456789.js'

/** A shell as its build packs it. @param rootFiles those that browsers ask for at the root */
export function aShell(
  version: string,
  overrides: Partial<ShellManifest> = {},
  rootFiles: Readonly<Record<string, string>> = {},
): PackedRelease {
  const code = `shell ${version}`
  const shell: ShellManifest = {
    ...liveShell,
    version,
    scripts: [{ path: shellScript, integrity: integrity(code) }],
    skeleton: 'skeleton.html',
    ...overrides,
  }
  const files = {
    [shellScript]: code,
    'skeleton.html': '<header></header>',
    ...rootFiles,
    'shell.json': JSON.stringify(shell),
  }
  const listed = Object.entries(files).map(
    ([path, text]) => [path, { integrity: integrity(text), bytes: text.length }] as const,
  )
  const manifest = shellRelease(shell, Object.fromEntries(listed))
  return packed({ ...files, 'remote.json': JSON.stringify(manifest) })
}
