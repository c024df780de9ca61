import { setTimeout as pause } from 'node:timers/promises'

/** For what never comes, and no measure: a slow machine must not fail a journey. */
const limitMs = 30_000
const intervalMs = 50

/** Asks until there is an answer that counts. @throws Error that names what did not come */
export async function until<T>(
  what: string,
  ask: () => Promise<T | undefined | false | null>,
): Promise<NonNullable<T>> {
  const end = Date.now() + limitMs
  let last: unknown
  while (Date.now() < end) {
    try {
      const answer = await ask()
      if (answer) return answer
    } catch (error) {
      // The page may be changing under the question.
      last = error
    }
    await pause(intervalMs)
  }
  throw new Error(`${what} did not come within ${limitMs / 1000} s`, { cause: last })
}
