type Script = { path: string; bytes: number }

/**
 * Fails a build whose pages would fetch more script than they may before anything else.
 *
 * @param pages which these are, as the sentence begins
 * @param scripts what they load, by the bytes that travel
 * @param budget how many bytes these may be in all
 * @throws Error that names each script with its size, the largest first
 */
export function assertScriptBudget(pages: string, scripts: readonly Script[], budget: number): void {
  const total = scripts.reduce((sum, { bytes }) => sum + bytes, 0)
  if (total <= budget) return
  const largestFirst = scripts.toSorted((a, b) => b.bytes - a.bytes)
  const sizes = largestFirst.map(({ path, bytes }) => `${path} ${inKiB(bytes)}`).join(', ')
  throw new Error(
    `${pages} would load ${inKiB(total)} of compressed script, and ${inKiB(budget)} is the limit: ${sizes}.`,
  )
}

const inKiB = (bytes: number) => `${(bytes / 1024).toFixed(1)} KiB`
