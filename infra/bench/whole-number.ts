/**
 * The value of an option that counts something.
 * @throws Error with a sentence for whoever typed it.
 */
export function wholeNumber(option: string, value: string): number {
  const number = Number(value)
  if (Number.isInteger(number) && number > 0) return number
  throw new Error(`--${option} takes a whole number above 0, not "${value}".`)
}
