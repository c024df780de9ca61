import type { RemoteVersion } from '../composition/composition.ts'

/** Milliseconds for which what the document says counts as what the platform says now. */
const fresh = 5_000
/** Milliseconds that the question may take: who does not answer it has not taken anything back. */
const timeout = 1_000

/**
 * Whether the platform has taken a version back since this page was composed: its remote was disabled, or the version was
 * yanked. A tab that is open for hours asks before it runs something for the first time, and past every cache, which may
 * have the bytes still. Without an answer the version is taken as composed: a page works offline.
 *
 * @param age of the page, in milliseconds
 */
export async function isWithdrawn({ url }: RemoteVersion, age = performance.now()): Promise<boolean> {
  if (age < fresh) return false
  try {
    const signal = AbortSignal.timeout(timeout)
    const { status } = await fetch(url, { method: 'HEAD', cache: 'no-store', signal })
    return status === 404 || status === 410
  } catch {
    return false
  }
}
