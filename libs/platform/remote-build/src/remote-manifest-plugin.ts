import { join } from 'node:path'
import { slotTypes, slotTypesFile } from '@rafiq/platform-contracts'
import type { Compiler } from '@rspack/core'
import { builtFiles, filesOfChunk, namedChunkFiles } from './built-files.ts'
import { type ParsedRemoteConfig, remoteManifest } from './manifest.ts'

type RemoteManifestOptions = {
  config: ParsedRemoteConfig
  version: string
  entry: string
  shared: Record<string, string>
  own: Record<string, string> | undefined
}

/** The modules of the container; the second one of a remote with its own React. */
const exposed = ['remote', 'mount']

/** Writes `remote.json` beside the files, once they are final; where they are kept in memory, it is too. Among them the types of its slots. */
export class RemoteManifestPlugin {
  readonly #options: RemoteManifestOptions

  constructor(options: RemoteManifestOptions) {
    this.#options = options
  }

  apply(compiler: Compiler) {
    const { config, version } = this.#options
    const types = slotTypes({ name: config.name, version, offers: config.offers })
    if (types !== undefined) {
      compiler.hooks.thisCompilation.tap('RemoteManifestPlugin', (compilation) => {
        compilation.hooks.processAssets.tap('RemoteManifestPlugin', () =>
          compilation.emitAsset(slotTypesFile, new compiler.webpack.sources.RawSource(types)),
        )
      })
    }
    compiler.hooks.afterEmit.tapAsync('RemoteManifestPlugin', (compilation, done) => {
      const disk = compiler.outputFileSystem
      if (compilation.errors.length > 0 || disk === null) return done()
      const manifest = remoteManifest({
        ...this.#options,
        ...builtFiles(compilation),
        remoteFiles: exposed.flatMap((name) => filesOfChunk(compilation, name)),
        chunkFiles: namedChunkFiles(compilation),
      })
      const text = `${JSON.stringify(manifest, null, 2)}\n`
      disk.writeFile(join(compiler.outputPath, 'remote.json'), text, (error) => done(error ?? null))
    })
  }
}
