/**
 * Asks for everybody who comes within `lifetime` milliseconds, and once at a time: whoever comes while a question is under
 * way gets its answer. A failure is not kept. `elapsed` is a monotonic time in milliseconds.
 */
export function keepAnswer<Answer>(
  ask: () => Promise<Answer>,
  lifetime: number,
  elapsed: () => number = () => performance.now(),
): () => Promise<Answer> {
  let answer: Promise<Answer> | undefined
  let keptUntil = Number.POSITIVE_INFINITY

  async function askAnew(): Promise<Answer> {
    try {
      const fresh = await ask()
      keptUntil = elapsed() + lifetime
      return fresh
    } catch (error) {
      answer = undefined
      throw error
    }
  }

  return () => {
    if (answer && elapsed() < keptUntil) return answer
    keptUntil = Number.POSITIVE_INFINITY
    answer = askAnew()
    return answer
  }
}
