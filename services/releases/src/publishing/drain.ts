import type { Readable } from 'node:stream'

/** Reads what is left of an upload and forgets it, up to `maximum` bytes; never fails. */
export async function drain(body: Readable, maximum: number): Promise<void> {
  let bytes = 0
  try {
    for await (const chunk of body.iterator({ destroyOnReturn: false })) {
      bytes += Buffer.byteLength(chunk)
      if (bytes > maximum) return
    }
  } catch {
    // The sender went away: nobody waits for an answer.
  }
}
