import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Compiler } from '@rspack/core'
import { builtFiles } from './built-files.ts'

const compressible = /\.(?:js|css|html|json|svg|txt|webmanifest)$/

const encodings: Readonly<Record<string, (content: Buffer) => Promise<Buffer>>> = {
  '.br': (content) =>
    promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
  '.gz': (content) => promisify(gzip)(content, { level: 9 }),
}

/** Writes each text beside itself as it travels: the best compression takes a second, which no visitor should wait. */
export class CompressedFilesPlugin {
  apply(compiler: Compiler) {
    compiler.hooks.afterEmit.tapPromise('CompressedFilesPlugin', async (compilation) => {
      if (compilation.errors.length > 0) return
      const files = builtFiles(compilation).files.filter(({ path }) => compressible.test(path))
      await Promise.all(
        files.flatMap(({ path, content }) =>
          Object.entries(encodings).map(async ([suffix, compress]) =>
            writeFile(join(compiler.outputPath, path + suffix), await compress(content)),
          ),
        ),
      )
    })
  }
}
