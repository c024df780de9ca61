import { dirname } from 'node:path'
import { rspack } from '@rspack/core'

/**
 * Makes one program of a module and all that it imports, for Node 20.
 *
 * @param alias where packages of the kit are compiled, by their names
 */
export async function bundle(entry: string, file: string, alias: Record<string, string>): Promise<void> {
  const compiler = rspack({
    mode: 'production',
    target: 'node20',
    devtool: false,
    entry,
    output: {
      path: dirname(file),
      filename: 'main.js',
      module: true,
      library: { type: 'module' },
      chunkFormat: 'module',
    },
    resolve: { alias },
    // The template is found beside it.
    module: { parser: { javascript: { importMeta: false } } },
    plugins: [new rspack.BannerPlugin({ banner: '#!/usr/bin/env node', raw: true })],
    stats: 'errors-warnings',
  })
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error || stats?.hasErrors()) reject(error ?? new Error(stats?.toString('errors-only')))
      else compiler.close(() => resolve())
    })
  })
}
