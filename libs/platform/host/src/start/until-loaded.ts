/** What the bundler's loader rejects with: it gives a file a few seconds, then says `timeout`. */
const isTimeout = (error: unknown) => (error as { type?: string } | null)?.type === 'timeout'

/** Milliseconds before another try, for a short loss of the connection or a gateway that is being replaced. */
const pausesBetween: readonly number[] = [500, 1_000, 2_000, 4_000, 8_000]

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

/**
 * Loads what there is no page without. A slow line is no failure, so a file that takes longer than the loader's limit
 * is waited for again, and its download goes on meanwhile. A file that is refused is asked for a few times more.
 */
export async function untilLoaded<T>(load: () => Promise<T>, pauses = pausesBetween): Promise<T> {
  const left = [...pauses]
  for (;;) {
    try {
      return await load()
    } catch (error) {
      if (isTimeout(error)) continue
      const next = left.shift()
      if (next === undefined) throw error
      await pause(next)
    }
  }
}
