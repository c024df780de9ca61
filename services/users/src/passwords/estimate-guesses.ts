import type { ZxcvbnFactory } from '@zxcvbn-ts/core'

/** Beyond these characters a password is long enough whatever follows, and the estimate would take too long. */
const longestEstimated = 100

let estimator: Promise<ZxcvbnFactory> | undefined

/** With the 49,000 passwords that leaks show most often; read when the first password is estimated, 0.1 s. */
async function loadEstimator(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory: Factory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ])
  return new Factory({ dictionary, graphs: adjacencyGraphs })
}

/**
 * How many guesses an attacker needs who knows leaked passwords, keyboard patterns, dates and these words.
 *
 * @param words in lower case
 */
export async function estimateGuesses(password: string, words: readonly string[]): Promise<number> {
  estimator ??= loadEstimator()
  return (await estimator).check(password.slice(0, longestEstimated), [...words]).guesses
}
