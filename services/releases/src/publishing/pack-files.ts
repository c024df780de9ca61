import { buffer } from 'node:stream/consumers'
import { Header, Pack, ReadEntry } from 'tar'

export interface PackedFile {
  readonly path: string
  readonly content: Buffer
}

/** These files as a gzip'd tar, one after the other: what is not yet packed is not yet read. */
export async function packFiles(files: AsyncIterable<PackedFile>): Promise<Buffer> {
  const pack = new Pack({ gzip: { level: 9 }, portable: true })
  const packed = buffer(pack)
  for await (const { path, content } of files) {
    const entry = new ReadEntry(new Header({ path, size: content.length, type: 'File', mode: 0o644 }))
    pack.add(entry)
    entry.end(content)
  }
  pack.end()
  return packed
}
