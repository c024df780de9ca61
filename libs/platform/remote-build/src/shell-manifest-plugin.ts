import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  type GuardedPages,
  type InitialFrameShape,
  shellManifestFile,
  shellRelease,
} from '@rafiq/platform-contracts'
import type { Compiler } from '@rspack/core'
import { builtFiles, namedChunkFiles } from './built-files.ts'
import { listFiles, type ShellRoute, shellManifest } from './manifest.ts'

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

/** Writes `shell.json` beside the files, once they are final, and `remote.json`, by which they are published as a release. */
export class ShellManifestPlugin {
  readonly #options: ShellManifestOptions

  constructor(options: ShellManifestOptions) {
    this.#options = options
  }

  apply(compiler: Compiler) {
    compiler.hooks.afterEmit.tap('ShellManifestPlugin', (compilation) => {
      if (compilation.errors.length > 0) return
      const { files } = builtFiles(compilation)
      const manifest = shellManifest({
        ...this.#options,
        files,
        entryFiles: [...(compilation.entrypoints.get('shell')?.getFiles() ?? [])],
        chunkFiles: namedChunkFiles(compilation),
      })
      const text = `${JSON.stringify(manifest, null, 2)}\n`
      const write = (path: string, content: string) => writeFileSync(join(compiler.outputPath, path), content)
      write(shellManifestFile, text)
      const listed = listFiles([...files, { path: shellManifestFile, content: Buffer.from(text) }])
      write('remote.json', `${JSON.stringify(shellRelease(manifest, listed), null, 2)}\n`)
    })
  }
}
