import type { Readable } from 'node:stream'
import { BoundedBytes, TimeoutError } from '@rafiq/service-kit'

interface BodyBounds {
  /** Bytes. */
  readonly maximum: number
  /** Milliseconds until the whole of it has to be there; undefined: as long as the server waits for a request. */
  readonly timeout: number | undefined
}

/** The body of a request as its service may get it; one in chunks has no length that could be refused before. */
export function boundBody(payload: Readable, { maximum, timeout }: BodyBounds): BoundedBytes {
  const bounded = payload.pipe(new BoundedBytes(maximum))
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
