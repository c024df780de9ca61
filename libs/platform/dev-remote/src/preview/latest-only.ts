/**
 * Work that is asked for more often than it can be done: one at a time, and once more at the end if it was asked for
 * meanwhile. Resolves when nothing is left to do; what the work throws goes to `failed`.
 */
export function latestOnly(work: () => Promise<void>, failed: (error: unknown) => void): () => Promise<void> {
  let running: Promise<void> | undefined
  let again = false
  const run = async () => {
    do {
      again = false
      await work().catch(failed)
    } while (again)
    running = undefined
  }
  return () => {
    if (running) again = true
    else running = run()
    return running ?? Promise.resolve()
  }
}
