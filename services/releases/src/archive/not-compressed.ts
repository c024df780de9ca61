import { Transform } from 'node:stream'
import { MalformedError } from '@rafiq/service-kit'

/** How gzip and zstd begin, which tar's reader takes for a packed tar. */
const beginnings = [Buffer.from([0x1f, 0x8b]), Buffer.from([0x28, 0xb5, 0x2f, 0xfd])]
const longest = 4

/**
 * Passes bytes through, unless they are compressed once more: whoever reads tar would unpack them a second time, behind
 * every bound on what an upload unpacks to.
 */
export function notCompressed(): Transform {
  let head: Buffer | undefined = Buffer.alloc(0)
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      if (!head) return done(null, chunk)
      // Bytes come in whatever portions the sender made of them.
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
