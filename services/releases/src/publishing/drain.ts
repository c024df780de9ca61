import { IncomingMessage } from 'node:http'
import type { Readable } from 'node:stream'

/** Milliseconds in which a sender who goes on sending can still read the answer. */
const farewell = 500

/**
 * Reads what is left of an upload and forgets it; never fails. Past `maximum` bytes nothing more is read, and the
 * connection is ended once the answer is out: who sends without end must not hold it.
 */
export async function drain(body: Readable, maximum: number): Promise<void> {
  let bytes = 0
  try {
    for await (const chunk of body.iterator({ destroyOnReturn: false })) {
      bytes += Buffer.byteLength(chunk)
      if (bytes > maximum) return hangUpSoon(body)
    }
  } catch {
    // The sender went away: nobody waits for an answer.
  }
}

function hangUpSoon(body: Readable): void {
  if (body instanceof IncomingMessage) setTimeout(() => body.socket.destroy(), farewell).unref()
}
