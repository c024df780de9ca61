import { type Readable, Transform } from 'node:stream'
import { TooLargeError } from '@rafiq/service-kit'

/**
 * Passes a body through and fails once it is larger than `maximum` bytes: for bodies that come in chunks, without a
 * length that could be refused before.
 */
class BoundedBody extends Transform {
  readonly #maximum: number
  receivedEncodedLength = 0

  constructor(maximum: number) {
    super()
    this.#maximum = maximum
  }

  override _transform(
    chunk: Buffer,
    _encoding: BufferEncoding,
    done: (error?: Error | null, data?: Buffer) => void,
  ): void {
    this.receivedEncodedLength += chunk.length
    if (this.receivedEncodedLength > this.#maximum) done(new TooLargeError())
    else done(null, chunk)
  }
}

/** The body of a request as its service may get it. */
export function boundBody(payload: Readable, maximum: number): BoundedBody {
  const bounded = payload.pipe(new BoundedBody(maximum))
  // Whatever ends the call, the rest is read and forgotten: a client that still sends could not read its answer.
  bounded.once('close', () => payload.resume())
  return bounded
}
