import { settings } from '@rafiq/platform'

/**
 * Milliseconds until a version of a remote counts as not loading, all its tries together. Where nobody sets another time:
 * of two versions in turn, the panel is there within 10 s (design, Composition 4).
 */
export const loadTimeout = settings.loadSeconds * 1_000

export class LoadTimeoutError extends Error {
  override readonly name = 'LoadTimeoutError'
}

/** The runtime has no time limit to rely on, so every load races ours. */
export async function withDeadline<T>(work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new LoadTimeoutError()), loadTimeout)
  })
  try {
    return await Promise.race([work, deadline])
  } finally {
    clearTimeout(timer)
  }
}
