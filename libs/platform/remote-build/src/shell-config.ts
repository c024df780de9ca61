import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { GuardedPages, InitialFrameShape } from '@rafiq/platform-contracts'
import { type Configuration, rspack } from '@rspack/core'
import { baseConfig } from './base-config.ts'
import { CompressedFilesPlugin } from './compressed-files-plugin.ts'
import type { ShellRoute } from './manifest.ts'
import { readOwnPackage } from './package-json.ts'
import { type ScriptBudget, ScriptBudgetPlugin } from './script-budget-plugin.ts'
import { serviceWorker } from './service-worker.ts'
import { providedVersions } from './shared.ts'
import { type ShellFont, ShellManifestPlugin } from './shell-manifest-plugin.ts'
import { buildVersion } from './version.ts'

export type ShellOptions = {
  /** Pages that the shell answers itself; everything else belongs to a remote or is a 404. */
  routes: readonly ShellRoute[]
  /** Pages for some roles that a remote brings; guarded also while that remote is not there. */
  guarded: readonly GuardedPages[]
  /** The chunk (`webpackChunkName`) that loads remotes, with the federation runtime in it; none in a shell without. */
  remoteChunk: string | undefined
  /** The chunk that holds the application: the first script fetches it on every page. */
  appChunk: string
  /** What pages may load at once; a build in production that has more fails. No limit unless told. */
  scriptBudget?: ScriptBudget | undefined
  /** Faces of the first screen, by the start of their file's name. */
  fonts: readonly ShellFont[]
  /** HTML of the frame that stands in the page until the first script runs; a file of `public/`. */
  skeleton: string
  /** HTML for a page's first words, by where they stand, with `{title}` and `{lead}`. */
  initialFrames: Partial<Record<InitialFrameShape, string>>
  /**
   * The service worker, served as `/sw.js`; the file of the page in it for when there is nothing else to show; and where it tells
   * of a new push address, if anybody is to know.
   */
  worker: { source: string; offlinePage: string; pushRenewalPath?: string }
}

/** First of all scripts, since React looks for it when it starts. */
const refreshHook = join(import.meta.dirname, 'refresh-hook.js')

/** The Rspack configuration of the shell in `folder`. It names no remote: those come with the document. */
export function shellConfig(
  folder: string,
  { worker, scriptBudget, ...manifest }: ShellOptions,
): Configuration {
  const production = process.env.NODE_ENV !== 'development'
  const version = buildVersion(readOwnPackage(folder).version, process.env)
  const provided = providedVersions(folder)
  const base = baseConfig({ folder, production, cssPlugins: [] })

  return {
    ...base,
    // Faults are those of remotes, and while teams work on theirs they need no sources of what shows them.
    devtool: false,
    entry: { shell: production ? './src/main.ts' : [refreshHook, './src/main.ts'] },
    output: {
      ...base.output,
      publicPath: '/shell/',
      uniqueName: '@rafiq/shell',
      filename: '[name].[contenthash:10].js',
      chunkFilename: '[name].[contenthash:10].js',
      cssFilename: '[name].[contenthash:10].css',
      cssChunkFilename: '[name].[contenthash:10].css',
    },
    plugins: [
      ...(base.plugins ?? []),
      // Files with names of their own, as they are: skeleton, icons, what crawlers ask for.
      new rspack.CopyRspackPlugin({ patterns: [{ from: 'public' }, workerFile(folder, worker)] }),
      // No federation plugin: the shell starts the runtime itself, when the first remote is needed.
      new rspack.DefinePlugin({
        RAFIQ_PROVIDED: JSON.stringify(provided),
        FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
        ENV_TARGET: '"web"',
      }),
      new ShellManifestPlugin({ version, provided, ...manifest }),
      ...(production ? [new CompressedFilesPlugin()] : []),
      ...(production && scriptBudget !== undefined
        ? [new ScriptBudgetPlugin(manifest.appChunk, scriptBudget)]
        : []),
    ],
  }
}

const workerFile = (folder: string, { source, offlinePage, pushRenewalPath }: ShellOptions['worker']) => ({
  from: source,
  to: 'sw.js',
  transform: (content: Buffer) =>
    serviceWorker(content.toString(), {
      offlinePage: readFileSync(join(folder, offlinePage), 'utf8'),
      pushRenewalPath,
    }),
})
