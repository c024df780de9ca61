import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { GuardedPages, InitialFrameShape } from '@rafiq/platform-contracts'
import type { Compiler } from '@rspack/core'
import { builtFiles, namedChunkFiles } from './built-files.ts'
import { type ShellRoute, shellManifest } from './manifest.ts'

export type ShellFont = { file: string; languages: readonly ('ar' | 'en')[] }

type ShellManifestOptions = {
  version: string
  provided: Record<string, string>
  routes: readonly ShellRoute[]
  guarded: readonly GuardedPages[]
  remoteChunk: string | undefined
  appChunk: string
  fonts: readonly ShellFont[]
  skeleton: string
  initialFrames: Partial<Record<InitialFrameShape, string>>
}

/** Writes `shell.json` beside the files, once they are final. */
export class ShellManifestPlugin {
  readonly #options: ShellManifestOptions

  constructor(options: ShellManifestOptions) {
    this.#options = options
  }

  apply(compiler: Compiler) {
    compiler.hooks.afterEmit.tap('ShellManifestPlugin', (compilation) => {
      if (compilation.errors.length > 0) return
      const manifest = shellManifest({
        ...this.#options,
        files: builtFiles(compilation),
        entryFiles: [...(compilation.entrypoints.get('shell')?.getFiles() ?? [])],
        chunkFiles: namedChunkFiles(compilation),
      })
      writeFileSync(join(compiler.outputPath, 'shell.json'), `${JSON.stringify(manifest, null, 2)}\n`)
    })
  }
}
