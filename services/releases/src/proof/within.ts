/** What was not there in its time. */
export class NotInTime extends Error {
  override readonly name = 'NotInTime'
}

/** The outcome of some work, if it comes within so many milliseconds; the work itself is not ended. @throws NotInTime */
export async function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new NotInTime(`nothing after ${milliseconds} ms`)), milliseconds)
  })
  // Whichever of them comes second is nobody's concern.
  work.catch(() => undefined)
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
