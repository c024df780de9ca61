import { Transform, type TransformCallback } from 'node:stream'
import { TooLargeError } from '../../errors/kinds.ts'

/** Passes bytes through and fails as soon as there are more than `maximum`: for what comes without a length to refuse it by. */
export class BoundedBytes extends Transform {
  /** Bytes so far, under the name by which Fastify compares a body with its length. */
  receivedEncodedLength = 0

  /** @param message what is told of more; the sentence of the error code unless given */
  constructor(
    private readonly maximum: number,
    private readonly message?: string,
  ) {
    super()
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.receivedEncodedLength += chunk.length
    if (this.receivedEncodedLength <= this.maximum) done(null, chunk)
    else done(new TooLargeError(undefined, this.message === undefined ? {} : { message: this.message }))
  }
}
