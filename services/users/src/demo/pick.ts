/** Repeatable choices (mulberry32): the same demo members on every machine. */
export function createPicker(seed: number) {
  let state = seed
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  /** A whole number from 0 to below `end`. */
  const below = (end: number): number => Math.floor(next() * end)
  const one = <T>(values: readonly T[]): T => {
    const value = values[below(values.length)]
    if (value === undefined) throw new RangeError('There is nothing to pick from.')
    return value
  }
  /** True in `percent` of a hundred cases. */
  const chance = (percent: number): boolean => next() * 100 < percent
  return { below, one, chance }
}

export type Picker = ReturnType<typeof createPicker>
