import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Compiler } from '@rspack/core'
import { filesOfChunk } from './built-files.ts'
import { assertScriptBudget } from './script-budget.ts'

/** Holds what every page loads against a number of bytes; after `CompressedFilesPlugin`, whose files it measures. */
export class ScriptBudgetPlugin {
  readonly #appChunk: string
  readonly #budget: number

  constructor(appChunk: string, budget: number) {
    this.#appChunk = appChunk
    this.#budget = budget
  }

  apply(compiler: Compiler) {
    compiler.hooks.afterEmit.tapPromise('ScriptBudgetPlugin', async (compilation) => {
      if (compilation.errors.length > 0) return
      const entryFiles = compilation.entrypoints.get('shell')?.getFiles() ?? []
      const files = new Set([...entryFiles, ...filesOfChunk(compilation, this.#appChunk)])
      const scripts = [...files].filter((path) => path.endsWith('.js'))
      const sizes = scripts.map(async (path) => ({
        path,
        bytes: (await stat(join(compiler.outputPath, `${path}.br`))).size,
      }))
      assertScriptBudget(await Promise.all(sizes), this.#budget)
    })
  }
}
