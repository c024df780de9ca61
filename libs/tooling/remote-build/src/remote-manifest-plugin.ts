import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Compiler } from '@rspack/core'
import { builtFiles, filesOfChunk, namedChunkFiles } from './built-files.ts'
import { type ParsedRemoteConfig, remoteManifest } from './manifest.ts'

type RemoteManifestOptions = {
  config: ParsedRemoteConfig
  version: string
  entry: string
  shared: Record<string, string>
}

/** Writes `remote.json` beside the files, once they are final. */
export class RemoteManifestPlugin {
  readonly #options: RemoteManifestOptions

  constructor(options: RemoteManifestOptions) {
    this.#options = options
  }

  apply(compiler: Compiler) {
    compiler.hooks.afterEmit.tap('RemoteManifestPlugin', (compilation) => {
      if (compilation.errors.length > 0) return
      const manifest = remoteManifest({
        ...this.#options,
        files: builtFiles(compilation),
        remoteFiles: filesOfChunk(compilation, 'remote'),
        chunkFiles: namedChunkFiles(compilation),
      })
      writeFileSync(join(compiler.outputPath, 'remote.json'), `${JSON.stringify(manifest, null, 2)}\n`)
    })
  }
}
