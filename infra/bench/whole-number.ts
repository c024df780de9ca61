import { parseArgs } from 'node:util'

/**
 * The value of an option that counts something.
 * @throws Error with a sentence for whoever typed it.
 */
export function wholeNumber(option: string, value: string): number {
  const number = Number(value)
  if (Number.isInteger(number) && number > 0) return number
  throw new Error(`--${option} takes a whole number above 0, not "${value}".`)
}

/**
 * The options of a command that all count something; each is what is said here where it is left out.
 * @throws Error with a sentence for whoever typed them.
 */
export function wholeNumbers<Name extends string>(
  args: string[],
  defaults: Readonly<Record<Name, number>>,
): Record<Name, number> {
  const names = Object.keys(defaults) as Name[]
  const options = names.map((name) => [name, { type: 'string', default: String(defaults[name]) }] as const)
  const { values } = parseArgs({ args, options: Object.fromEntries(options) })
  const numbers = names.map((name) => [name, wholeNumber(name, String(values[name]))] as const)
  return Object.fromEntries(numbers) as Record<Name, number>
}
