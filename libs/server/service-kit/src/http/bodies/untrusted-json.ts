/**
 * Whether a value that came as JSON says itself, somewhere in it, how it becomes a text or a number. Schemas compare the
 * `length` of what they have found to be no text already, and to compare `{"length": {"toString": 1}}` throws.
 */
export function overridesConversion(value: unknown): boolean {
  const waiting = [value]
  while (waiting.length > 0) {
    const next = waiting.pop()
    if (typeof next !== 'object' || next === null) continue
    if (Object.hasOwn(next, 'toString') || Object.hasOwn(next, 'valueOf')) return true
    waiting.push(...Object.values(next))
  }
  return false
}

/** The value of a JSON text from outside; undefined for what is none, and for what {@link overridesConversion}. */
export function readJson(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text)
    return overridesConversion(value) ? undefined : value
  } catch {
    return undefined
  }
}
