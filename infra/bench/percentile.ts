/**
 * The nearest-rank percentile: the smallest value that at least `share` (0 to 1) of the values do not exceed.
 * @throws RangeError for no values.
 */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  const value = sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)]
  if (value === undefined) throw new RangeError('There is no percentile of nothing')
  return value
}
