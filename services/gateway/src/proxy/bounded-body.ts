import { type Readable, Transform } from 'node:stream'
import { TimeoutError, TooLargeError } from '@rafiq/service-kit'

interface BodyBounds {
  /** Bytes. */
  readonly maximum: number
  /** Milliseconds until the whole of it has to be there; undefined: as long as the server waits for a request. */
  readonly timeout: number | undefined
}

/**
 * Passes a body through and fails once it is larger than `maximum` bytes: for bodies that come in chunks, without a
 * length that could be refused before.
 */
class BoundedBody extends Transform {
  receivedEncodedLength = 0

  constructor(private readonly maximum: number) {
    super()
  }

  override _transform(
    chunk: Buffer,
    _encoding: BufferEncoding,
    done: (error?: Error | null, data?: Buffer) => void,
  ): void {
    this.receivedEncodedLength += chunk.length
    if (this.receivedEncodedLength > this.maximum) done(new TooLargeError())
    else done(null, chunk)
  }
}

/** The body of a request as its service may get it. */
export function boundBody(payload: Readable, { maximum, timeout }: BodyBounds): BoundedBody {
  const bounded = payload.pipe(new BoundedBody(maximum))
  const timer =
    timeout === undefined ? undefined : setTimeout(() => bounded.destroy(new TimeoutError()), timeout)
  timer?.unref()
  payload.once('end', () => clearTimeout(timer))
  // A sender that went away in the middle leaves no call to the service behind.
  payload.once('close', () => {
    if (!payload.readableEnded) bounded.destroy()
  })
  // Nobody may have begun to read it when it fails.
  bounded.on('error', () => undefined)
  // Whatever ends the call, the rest is read and forgotten: a client that still sends could not read its answer.
  bounded.once('close', () => {
    clearTimeout(timer)
    payload.resume()
  })
  return bounded
}
