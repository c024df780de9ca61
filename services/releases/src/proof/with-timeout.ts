/** What was not there in its time. */
export class DeadlineError extends Error {
  override readonly name = 'DeadlineError'
}

/** The outcome of some work, if it comes within so many milliseconds; the work itself is not ended. @throws DeadlineError */
export async function withTimeout<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DeadlineError(`nothing after ${milliseconds} ms`)), milliseconds)
  })
  // Whichever of them comes second is nobody's concern.
  work.catch(() => undefined)
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
