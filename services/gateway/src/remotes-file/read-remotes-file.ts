import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { Injectable } from '@nestjs/common'
import { Compositions } from '../composition/compositions.ts'
import { remotesFile } from '../composition/remotes-file.ts'
import { MemoryFile } from '../content/memory-file.ts'

/** Each visitor asks once for a composition: those that visitors get now are a few. */
const remembered = 20
/** Mostly hashes, which no level makes smaller. */
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

/** The remotes of a composition, for pages whose document has some of them in short. */
@Injectable()
export class ReadRemotesFile {
  private readonly files = new Map<string, MemoryFile>()

  constructor(private readonly compositions: Compositions) {}

  /**
   * Undefined: nobody knows the composition (any more).
   *
   * @throws UnavailableError where that cannot be found out at this moment
   */
  async run(id: string): Promise<MemoryFile | undefined> {
    const known = this.files.get(id)
    if (known) return known
    const remotes = await this.compositions.documentRemotesOf(id)
    if (!remotes) return undefined
    const content = Buffer.from(remotesFile(remotes))
    const file = new MemoryFile('remotes.json', content, {
      br: await promisify(brotliCompress)(content, quality),
    })
    this.files.set(id, file)
    const [oldest] = this.files.keys()
    if (this.files.size > remembered && oldest !== undefined) this.files.delete(oldest)
    return file
  }
}
