import { Transform } from 'node:stream'
import { TooLargeError } from '@rafiq/service-kit'

/** Passes bytes through and fails as soon as there are more than `maximum`. */
export function boundedBytes(maximum: number, what: string): Transform {
  let bytes = 0
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length
      if (bytes > maximum)
        done(new TooLargeError(undefined, { message: `${what} is larger than ${maximum} bytes.` }))
      else done(null, chunk)
    },
  })
}
