import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { RemoteConfig } from '@rafiq/platform-contracts'
import { type ShellOptions, shellConfig } from '@rafiq/remote-build'
import { type Configuration, rspack } from '@rspack/core'

const shell = resolve(import.meta.dirname, '../../../apps/shell')
const replacements: Readonly<Record<string, string>> = {
  'discover-routes.ts': 'discover-routes.ts',
  'page-state.ts': 'page-state.ts',
  'styles.css': 'styles.css',
  'remote.css': 'empty.ts',
}
const replaced = /^\.{1,2}\/(?:.*\/)?(discover-routes\.ts|page-state\.ts|styles\.css|remote\.css)$/

type ShellConfig = { options: ShellOptions; withPages: (config: Configuration) => Configuration }

/** The pages of remotes that are compared, with the chunks that their first view needs. */
const remotePages = [
  { path: '/register', chunks: ['onboarding', 'register'], config: 'onboarding' },
  { path: '/matches', chunks: ['member', 'matches'], config: 'matches' },
  { path: '/connections', chunks: ['member', 'connections'], config: 'matches' },
  { path: '/account', chunks: ['settings', 'account'], config: 'account' },
] as const

/**
 * Builds shell and remotes as one application, as if there were no federation: the same sources and settings, without
 * the runtime, without what is shared only for remotes, without all that loads them. A page's chunks are preloaded here
 * as well: `shell.json` has a route for each.
 *
 * @param folder where to write it
 */
export async function buildMonolith(folder: string): Promise<void> {
  const { options, withPages } = (await load(join(shell, 'rspack.config.ts'))) as ShellConfig
  const routes = await Promise.all(remotePages.map(routesOf))
  const all = {
    ...options,
    remoteChunk: undefined,
    scriptBudget: undefined,
    routes: [...options.routes, ...routes.flat()],
  }
  await run(asOne(withPages(shellConfig(shell, all)), folder))
}

/** One route of the shell's manifest names one chunk, so a page with two has two of them. */
async function routesOf({
  path,
  chunks,
  config,
}: (typeof remotePages)[number]): Promise<ShellOptions['routes']> {
  const { default: remote } = (await load(resolve(shell, '..', config, 'remote.config.ts'))) as {
    default: RemoteConfig
  }
  const initialFrame = remote.routes.find((route) => route.path === path)?.initialFrame
  return chunks.map((chunk) => ({
    path,
    chunk,
    ...(initialFrame && { initialFrame: { ...initialFrame, shape: initialFrame.shape ?? 'page' } }),
  }))
}

const load = (file: string): Promise<unknown> => import(pathToFileURL(file).href)

function asOne(config: Configuration, folder: string): Configuration {
  return {
    ...config,
    output: { ...config.output, path: folder },
    plugins: [
      ...(config.plugins ?? []),
      new rspack.NormalModuleReplacementPlugin(replaced, (module) => {
        // Not what a replacement itself imports.
        if (module.context?.includes('bench/web')) return
        const name = replaced.exec(module.request)?.[1] ?? ''
        module.request = join(import.meta.dirname, 'monolith', replacements[name] ?? name)
      }),
    ],
  }
}

const run = (config: Configuration): Promise<void> =>
  new Promise((resolve, reject) => {
    const compiler = rspack(config)
    compiler.run((error, stats) => {
      if (error) return reject(error)
      if (stats?.hasErrors()) return reject(new Error(stats.toString('errors-only')))
      compiler.close((problem) => (problem ? reject(problem) : resolve()))
    })
  })
