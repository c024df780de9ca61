import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ShellManifest, shellManifestSchema } from '@rafiq/platform-contracts'
import { type Configuration, rspack } from '@rspack/core'

/** The shell's development build, in a folder of its own: React's, which can take changed components in. */
export async function buildShell(config: Configuration, folder: string): Promise<ShellManifest> {
  const { shell } = config.entry as { shell: string }
  const compiler = rspack({
    ...config,
    devtool: false,
    entry: { shell: [join(import.meta.dirname, 'refresh-hook.js'), shell] },
    output: { ...config.output, path: folder },
  })
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error || stats?.hasErrors()) reject(error ?? new Error(stats?.toString('errors-only')))
      else compiler.close(() => resolve())
    })
  })
  return shellManifestSchema.parse(JSON.parse(readFileSync(join(folder, 'shell.json'), 'utf8')))
}
