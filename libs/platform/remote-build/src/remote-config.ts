import { join } from 'node:path'
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack'
import { containerName, isRestricted, remoteConfigSchema, remoteScope } from '@rafiq/platform-contracts'
import type { Configuration } from '@rspack/core'
import { createJiti } from 'jiti'
import { baseConfig } from './base-config.ts'
import type { ParsedRemoteConfig } from './manifest.ts'
import { ownCacheGroups } from './own-copies.ts'
import { readOwnPackage } from './package-json.ts'
import { RemoteManifestPlugin } from './remote-manifest-plugin.ts'
import { scopeCss } from './scope-css.ts'
import { neededRanges, ownModules, sharedInRemote } from './shared.ts'
import { buildVersion } from './version.ts'

const remoteEntry = 'remoteEntry.js'

/** The whole Rspack configuration of the remote in `folder`, from its `remote.config.ts` and `package.json`. */
export async function remoteConfig(folder: string): Promise<Configuration> {
  const config = await readRemoteConfig(folder)
  const production = process.env.NODE_ENV !== 'development'
  const version = buildVersion(readOwnPackage(folder).version, process.env)
  const isOwn = config.own.length > 0
  const ranges = isOwn ? {} : neededRanges(folder, config)
  const own = isOwn ? ownModules(folder) : undefined
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
    ...(isOwn && { optimization: { ...base.optimization, splitChunks: { cacheGroups: ownCacheGroups } } }),
    plugins: [
      ...(base.plugins ?? []),
      new ModuleFederationPlugin({
        name: container,
        filename: remoteEntry,
        library: { type: 'var', name: container },
        exposes: {
          './remote': { import: './src/remote.tsx', name: 'remote' },
          ...(isOwn && { './mount': { import: '@rafiq/platform/isolated', name: 'mount' } }),
        },
        shared: sharedInRemote(ranges),
        shareStrategy: 'loaded-first',
        manifest: false,
        dts: false,
        experiments: { externalRuntime: true, optimization: { disableSnapshot: true, target: 'web' } },
      }),
      new RemoteManifestPlugin({ config, version, entry: remoteEntry, shared: ranges, own }),
    ],
  }
}

/** What a team wrote in `remote.config.ts`, with its defaults. Node 20 does not run TypeScript by itself. */
export async function readRemoteConfig(folder: string): Promise<ParsedRemoteConfig> {
  const jiti = createJiti(import.meta.url, { tryNative: true })
  return remoteConfigSchema.parse(await jiti.import(join(folder, 'remote.config.ts'), { default: true }))
}
