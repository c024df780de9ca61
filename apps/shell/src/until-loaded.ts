/** What the bundler's loader rejects with: it gives a file a few seconds, then says `timeout`. */
const isTimeout = (error: unknown) => (error as { type?: string } | null)?.type === 'timeout'

/**
 * Loads what there is no page without: a slow line is no failure, so a file that takes longer than the loader's limit
 * is waited for again, and its download goes on meanwhile.
 */
export async function untilLoaded<T>(load: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await load()
    } catch (error) {
      if (!isTimeout(error)) throw error
    }
  }
}
