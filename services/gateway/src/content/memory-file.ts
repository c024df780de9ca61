import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { contentType, isCompressible } from './content-type.ts'
import type { Encoding } from './encoding.ts'

const compressors: Readonly<Record<Exclude<Encoding, 'identity'>, (content: Buffer) => Promise<Buffer>>> = {
  br: (content) => promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
  gzip: (content) => promisify(gzip)(content, { level: 9 }),
}

/** A file that never changes while the process lives: as the build compressed it, else once, when first asked for. */
export class MemoryFile {
  readonly type: string
  readonly content: Buffer
  readonly encodings: readonly Encoding[]
  private readonly hash: string
  private readonly compressed = new Map<Encoding, Promise<Buffer>>()

  /** @param compressed what the build made of it already */
  constructor(name: string, content: Buffer, compressed: Partial<Record<Encoding, Buffer>> = {}) {
    this.type = contentType(name)
    this.content = content
    this.encodings = isCompressible(name) ? ['br', 'gzip'] : []
    for (const encoding of this.encodings) {
      const body = compressed[encoding]
      if (body) this.compressed.set(encoding, Promise.resolve(body))
    }
    this.hash = createHash('sha256').update(content).digest('base64url').slice(0, 22)
  }

  etag(encoding: Encoding): string {
    return `"${this.hash}-${encoding}"`
  }

  body(encoding: Encoding): Promise<Buffer> {
    if (encoding === 'identity') return Promise.resolve(this.content)
    const known = this.compressed.get(encoding)
    if (known) return known
    const made = compressors[encoding](this.content)
    this.compressed.set(encoding, made)
    return made
  }
}
