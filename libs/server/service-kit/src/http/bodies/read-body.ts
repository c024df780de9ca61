import type { Readable } from 'node:stream'
import { MalformedError, TimeoutError, TooLargeError } from '../../errors/kinds.ts'
import { JsonShape } from './json-shape.ts'

interface BodyBounds {
  /** Bytes. */
  readonly limit: number
  /** Milliseconds; none where the server's own time limit for a request is enough. */
  readonly timeout?: number
  /** Hears of bytes before they are kept; what it throws ends the reading. */
  readonly onBytes?: (bytes: number) => void
}

/**
 * The text of a JSON body, kept only as long as it is within its bounds. What comes after a refusal is read and
 * forgotten, so that the sender can still read the answer.
 *
 * @throws TooLargeError, MalformedError (nested too deeply, or the sender went away) or TimeoutError
 */
export function readJsonText(body: Readable, { limit, timeout, onBytes }: BodyBounds): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    const shape = new JsonShape()
    let bytes = 0
    const timer =
      timeout === undefined ? undefined : setTimeout(() => refuse(new TimeoutError()), timeout).unref()

    function stopListening(): void {
      clearTimeout(timer)
      body.off('data', take).off('end', finish).off('close', abandon)
    }
    function refuse(error: unknown): void {
      stopListening()
      chunks.length = 0
      body.resume()
      reject(error)
    }
    function take(chunk: Buffer): void {
      try {
        bytes += chunk.length
        if (bytes > limit) throw new TooLargeError()
        if (!shape.take(chunk)) throw new MalformedError()
        onBytes?.(chunk.length)
        chunks.push(chunk)
      } catch (error) {
        refuse(error)
      }
    }
    function finish(): void {
      stopListening()
      resolve(Buffer.concat(chunks, bytes).toString('utf8'))
    }
    function abandon(): void {
      refuse(new MalformedError())
    }

    // It outlives the reading: whoever goes away later meets it too.
    body.on('error', () => undefined)
    body.on('data', take).on('end', finish).on('close', abandon)
    if (body.destroyed) abandon()
  })
}
