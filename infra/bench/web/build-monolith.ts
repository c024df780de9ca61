import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { shellConfig } from '@rafiq/remote-build'
import { type Configuration, rspack } from '@rspack/core'

const shell = resolve(import.meta.dirname, '../../../apps/shell')
const replaced = /^\.{1,2}\/(?:.*\/)?(discover-routes|page-state)\.ts$/

/**
 * Builds the shell as if there were no federation: the same sources and settings, without the runtime, without what
 * is shared only for remotes, without all that loads them.
 *
 * @param folder where to write it
 */
export async function buildMonolith(folder: string): Promise<void> {
  const { options } = (await import(pathToFileURL(join(shell, 'rspack.config.ts')).href)) as {
    options: Parameters<typeof shellConfig>[1]
  }
  await run(withoutRemotes(shellConfig(shell, { ...options, remoteChunk: undefined }), folder))
}

function withoutRemotes(config: Configuration, folder: string): Configuration {
  return {
    ...config,
    output: { ...config.output, path: folder },
    plugins: [
      ...(config.plugins ?? []),
      new rspack.NormalModuleReplacementPlugin(replaced, (module) => {
        const name = replaced.exec(module.request)?.[1]
        module.request = join(import.meta.dirname, 'monolith', `${name}.ts`)
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
