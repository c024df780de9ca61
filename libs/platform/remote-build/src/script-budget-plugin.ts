import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Compiler } from '@rspack/core'
import { filesOfChunk } from './built-files.ts'
import { assertScriptBudget } from './script-budget.ts'

/** Bytes of compressed script: of the first script alone, and of it and the application. */
export type ScriptBudget = { firstScript: number; everyPage: number }

/** Holds what pages load against a number of bytes; after `CompressedFilesPlugin`, whose files it measures. */
export class ScriptBudgetPlugin {
  readonly #appChunk: string
  readonly #budget: ScriptBudget

  constructor(appChunk: string, budget: ScriptBudget) {
    this.#appChunk = appChunk
    this.#budget = budget
  }

  apply(compiler: Compiler) {
    compiler.hooks.afterEmit.tapPromise('ScriptBudgetPlugin', async (compilation) => {
      if (compilation.errors.length > 0) return
      const entryFiles = compilation.entrypoints.get('shell')?.getFiles() ?? []
      const appFiles = filesOfChunk(compilation, this.#appChunk)
      const sizesOf = (files: readonly string[]) =>
        Promise.all(
          [...new Set(files)]
            .filter((path) => path.endsWith('.js'))
            .map(async (path) => ({
              path,
              bytes: (await stat(join(compiler.outputPath, `${path}.br`))).size,
            })),
        )
      const { firstScript, everyPage } = this.#budget
      assertScriptBudget('A page that comes whole', await sizesOf(entryFiles), firstScript)
      assertScriptBudget('Every other page', await sizesOf([...entryFiles, ...appFiles]), everyPage)
    })
  }
}
