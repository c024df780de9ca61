/**
 * Milliseconds until a version of a remote counts as not loading, all its tries together: of two versions in turn, the
 * panel is there within 10 s (design, Composition 4).
 */
export const loadTimeout = 4000

export class LoadTimeoutError extends Error {
  override readonly name = 'LoadTimeoutError'
}

/** The runtime has no time limit to rely on, so every load races ours. */
export async function withDeadline<T>(work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new LoadTimeoutError(`No answer in ${loadTimeout} ms`)), loadTimeout)
  })
  try {
    return await Promise.race([work, deadline])
  } finally {
    clearTimeout(timer)
  }
}
