import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type PrerenderedPage, prerenderedPagesFile } from '@rafiq/platform-contracts'
import { type Compiler, type Configuration, rspack } from '@rspack/core'
import { prerenderPage } from './prerender-page.ts'

/** A page to render, in one language and for deployments of which its settings hold. */
type PageToRender = Omit<PrerenderedPage, 'html'>

/** Writes `pages.json`: the shell's pages for visitors as HTML, from the same sources as its scripts. */
export class PrerenderPlugin {
  readonly #config: Configuration
  readonly #pages: readonly PageToRender[]

  /** @param config of the shell's build, of which the renderer is another one */
  constructor(config: Configuration, pages: readonly PageToRender[]) {
    this.#config = config
    this.#pages = pages
  }

  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('PrerenderPlugin', (compilation) => {
      compilation.hooks.processAssets.tapPromise('PrerenderPlugin', async () => {
        const script = await this.#buildRenderer()
        const pages = this.#pages.map(async (page) => ({ ...page, html: await prerenderPage(script, page) }))
        const json = JSON.stringify(await Promise.all(pages))
        compilation.emitAsset(prerenderedPagesFile, new rspack.sources.RawSource(json))
      })
    })
  }

  /** One script, with React as pages have it in production. */
  async #buildRenderer(): Promise<string> {
    const folder = await mkdtemp(join(tmpdir(), 'prerender-'))
    const { plugins: _, ...config } = this.#config
    const renderer = rspack({
      ...config,
      entry: { prerender: './src/prerender.ts' },
      output: { path: folder, filename: '[name].js', publicPath: '' },
      plugins: [new rspack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
      optimization: { minimize: false },
    })
    try {
      await new Promise<void>((resolve, reject) => {
        renderer.run((error, stats) => {
          if (error) return reject(error)
          if (stats?.hasErrors()) return reject(new Error(stats.toString('errors-only')))
          renderer.close((problem) => (problem ? reject(problem) : resolve()))
        })
      })
      return await readFile(join(folder, 'prerender.js'), 'utf8')
    } finally {
      await rm(folder, { recursive: true })
    }
  }
}
