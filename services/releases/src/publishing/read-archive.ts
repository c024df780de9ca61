import { type Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { BoundedBytes, MalformedError } from '@rafiq/service-kit'
import { type ArchivedFile, ArchiveEntries, type ArchiveLimits, rejection } from './archive-entries.ts'

/** A tar header and its padding, per entry, on top of the files themselves. */
const tarOverhead = 2_048

/**
 * Reads a gzip'd tar and hands over its files one by one, in bounded memory: at most what one archive may unpack to.
 *
 * @throws MalformedError for whatever is not a plain file under a plain path: links, devices, `../`, absolute paths
 * @throws TooLargeError past a limit, as soon as it is passed
 */
export async function readArchive(
  body: Readable,
  limits: ArchiveLimits,
  onFile: (file: ArchivedFile) => Promise<void>,
): Promise<void> {
  const entries = new ArchiveEntries(limits)
  try {
    await pipeline(
      leftOpen(body),
      atMost(limits.packedBytes, 'The upload'),
      createGunzip(),
      atMost(limits.unpackedBytes + limits.entries * tarOverhead, 'The unpacked archive'),
      notCompressed(),
      async (unpacked: AsyncIterable<Buffer>) => {
        for await (const chunk of unpacked) {
          for (const file of entries.write(chunk)) await onFile(file)
        }
        for (const file of entries.end()) await onFile(file)
      },
    )
  } catch (error) {
    throw isBrokenArchive(error)
      ? rejection('The upload is not a complete gzip archive of tar format', error)
      : error
  }
}

const atMost = (bytes: number, what: string): BoundedBytes =>
  new BoundedBytes(bytes, `${what} is larger than ${bytes} bytes.`)

/**
 * A source whose stream outlives a failure further down: a request that is destroyed takes its connection with it, and
 * nobody could be told what was wrong.
 */
async function* leftOpen(body: Readable): AsyncGenerator<Buffer> {
  for await (const chunk of body.iterator({ destroyOnReturn: false })) yield chunk
}

function isBrokenArchive(error: unknown): boolean {
  const code = (error as { code?: unknown } | null)?.code
  return typeof code === 'string' && /^(Z_|ERR_STREAM_PREMATURE)/.test(code)
}

/** How gzip and zstd begin, which tar's reader takes for a packed tar. */
const beginnings = [Buffer.from([0x1f, 0x8b]), Buffer.from([0x28, 0xb5, 0x2f, 0xfd])]
const longest = 4

/**
 * Passes bytes through, unless they are compressed once more: whoever reads tar would unpack them a second time, behind
 * every bound on what an upload unpacks to.
 */
function notCompressed(): Transform {
  let head: Buffer | undefined = Buffer.alloc(0)
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      if (!head) return done(null, chunk)
      // Bytes come in chunks of any size.
      const begun: Buffer = Buffer.concat([head, chunk])
      if (isCompressed(begun)) return done(compressedTwice())
      if (begun.length < longest) {
        head = begun
        return done()
      }
      head = undefined
      done(null, begun)
    },
    flush(done) {
      done(null, head)
    },
  })
}

function isCompressed(bytes: Buffer): boolean {
  return beginnings.some((beginning) => bytes.subarray(0, beginning.length).equals(beginning))
}

function compressedTwice(): MalformedError {
  return new MalformedError('invalid-release', { message: 'The archive is compressed twice.' })
}
