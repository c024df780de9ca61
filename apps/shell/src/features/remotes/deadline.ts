/** Milliseconds until a version of a remote counts as not loading (design, Composition 4: a panel within 10 s). */
export const loadTimeout = 4000

export class LoadTimeoutError extends Error {
  override readonly name = 'LoadTimeoutError'
}

/** The runtime has no time limit to rely on, so every load races ours. */
export async function withDeadline<T>(work: Promise<T>, milliseconds = loadTimeout): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new LoadTimeoutError(`No answer in ${milliseconds} ms`)), milliseconds)
  })
  try {
    return await Promise.race([work, deadline])
  } finally {
    clearTimeout(timer)
  }
}
