import { join } from 'node:path'
import { type Configuration, rspack } from '@rspack/core'
import tailwind from '@tailwindcss/postcss'
import type { AcceptedPlugin } from 'postcss'
import { federationAlias } from './federation-alias.ts'
import { reactAlias } from './own-copies.ts'

/** Browsers with cascade layers, `:has` and native nesting. */
const browsers = ['chrome >= 120', 'safari >= 17.4', 'firefox >= 128']

/** After this many milliseconds a script or style of a page counts as not loading (design, Composition 4). */
const chunkLoadTimeout = 4000

export type BuildMode = { folder: string; production: boolean; cssPlugins: AcceptedPlugin[] }

const scriptRule = {
  test: /\.[jt]sx?$/,
  type: 'javascript/auto',
  loader: 'builtin:swc-loader',
  exclude: /node_modules/,
  options: {
    detectSyntax: 'auto',
    env: { targets: browsers },
    jsc: { transform: { react: { runtime: 'automatic' } } },
  },
}

const styleRule = ({ folder, production, cssPlugins }: BuildMode) => ({
  test: /\.css$/,
  type: 'css/auto' as const,
  use: [
    {
      loader: 'postcss-loader',
      options: {
        postcssOptions: {
          config: false,
          plugins: [tailwind({ base: join(folder, 'src'), optimize: production }), ...cssPlugins],
        },
      },
    },
  ],
})

/** What the shell and every remote have in common. */
export function baseConfig(mode: BuildMode): Configuration {
  return {
    context: mode.folder,
    mode: mode.production ? 'production' : 'development',
    target: ['web', 'es2022'],
    // Hidden: no script names its map, which is published beside it and shown to staff alone.
    devtool: mode.production ? 'hidden-source-map' : 'cheap-module-source-map',
    resolve: {
      extensions: ['...', '.ts', '.tsx'],
      conditionNames: ['rafiq-source', '...'],
      alias: { ...federationAlias(), ...reactAlias(mode.folder) },
    },
    module: { rules: [scriptRule, styleRule(mode)] },
    output: {
      path: join(mode.folder, 'dist'),
      clean: true,
      hashFunction: 'xxhash64',
      crossOriginLoading: 'anonymous',
      chunkLoadTimeout,
      devtoolModuleFilenameTemplate: '[resource-path]',
      assetModuleFilename: 'assets/[name].[contenthash:10][ext]',
    },
    plugins: [new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'], enabled: mode.production })],
    optimization: {
      minimizer: [
        new rspack.SwcJsMinimizerRspackPlugin(),
        new rspack.LightningCssMinimizerRspackPlugin({ minimizerOptions: { targets: browsers } }),
      ],
    },
    performance: false,
    stats: 'errors-warnings',
  }
}
