import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack'
import { containerName, isRestricted, remoteConfigSchema, remoteScope } from '@rafiq/platform-contracts'
import type { Configuration } from '@rspack/core'
import { baseConfig } from './base-config.ts'
import { readOwnPackage } from './package-json.ts'
import { RemoteManifestPlugin } from './remote-manifest-plugin.ts'
import { scopeCss } from './scope-css.ts'
import { neededRanges, sharedInRemote } from './shared.ts'
import { buildVersion } from './version.ts'

const remoteEntry = 'remoteEntry.js'

/** The whole Rspack configuration of the remote in `folder`, from its `remote.config.ts` and `package.json`. */
export async function remoteConfig(folder: string): Promise<Configuration> {
  const config = remoteConfigSchema.parse(await readDefault(join(folder, 'remote.config.ts')))
  const production = process.env.NODE_ENV !== 'development'
  const version = buildVersion(readOwnPackage(folder).version, process.env)
  const ranges = neededRanges(folder, config.platform)
  const container = containerName(config.name, version)
  const base = baseConfig({ folder, production, cssPlugins: [scopeCss(remoteScope(config.name, version))] })

  return {
    ...base,
    entry: {},
    output: {
      ...base.output,
      // A restricted remote learns its address when it is loaded: it follows from the files' own hash.
      publicPath: production && isRestricted(config) ? 'auto' : `/remotes/${config.name}/${version}/`,
      // The version is in it: two versions in one page would else share their chunks (the fallback needs them apart).
      uniqueName: `@rafiq/${remoteScope(config.name, version)}`,
      filename: '[name].[contenthash:10].js',
      chunkFilename: '[name].[contenthash:10].js',
      cssFilename: '[name].[contenthash:10].css',
      cssChunkFilename: '[name].[contenthash:10].css',
    },
    plugins: [
      ...(base.plugins ?? []),
      new ModuleFederationPlugin({
        name: container,
        filename: remoteEntry,
        library: { type: 'var', name: container },
        exposes: { './remote': { import: './src/remote.tsx', name: 'remote' } },
        shared: sharedInRemote(ranges),
        shareStrategy: 'loaded-first',
        manifest: false,
        dts: false,
        experiments: { externalRuntime: true, optimization: { disableSnapshot: true, target: 'web' } },
      }),
      new RemoteManifestPlugin({ config, version, entry: remoteEntry, shared: ranges }),
    ],
  }
}

async function readDefault(path: string): Promise<unknown> {
  const module: { default?: unknown } = await import(pathToFileURL(path).href)
  return module.default
}
