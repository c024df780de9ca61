import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const deflate = promisify(gzip)

const compressible = /\.(css|html|js|json|mjs|svg|txt|wasm|webmanifest)$/
/** Brotli's best level takes seconds per mebibyte: above this size a faster one is nearly as small. */
const bestLevelUpTo = 512 * 1024

export interface Compressed {
  readonly extension: '.br' | '.gz'
  readonly content: Buffer
}

/** The smaller forms of a file that are worth keeping beside it. */
export async function precompress(path: string, content: Buffer): Promise<Compressed[]> {
  if (!compressible.test(path) || content.length === 0) return []
  const quality = content.length <= bestLevelUpTo ? 11 : 6
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  }
  const [br, gz] = await Promise.all([brotli(content, { params }), deflate(content, { level: 9 })])
  const made: Compressed[] = [
    { extension: '.br', content: br },
    { extension: '.gz', content: gz },
  ]
  return made.filter((compressed) => compressed.content.length < content.length)
}
