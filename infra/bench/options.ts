import { parseArgs } from 'node:util'
import { CommandError } from '../local/settings.ts'
import { type Bench, benches } from './benches.ts'

export interface Options {
  /** In the order in which they run. */
  chosen: readonly Bench[]
  quick: boolean
  /** Whether slowed twins are measured instead, which have to miss their goals. */
  slowed: boolean
}

/** @throws CommandError for a benchmark that there is not. */
export function parseOptions(args: string[]): Options {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { quick: { type: 'boolean', default: false }, slowed: { type: 'boolean', default: false } },
  })
  const unknown = positionals.find((name) => !benches.some((bench) => bench.name === name))
  if (unknown !== undefined) {
    throw new CommandError(
      `There is no benchmark ${unknown}; there are ${benches.map(({ name }) => name).join(', ')}.`,
    )
  }
  const isChosen = ({ name, long }: Bench) =>
    positionals.length === 0 ? !(values.quick && long) : positionals.includes(name)
  const chosen = benches.filter(isChosen)
  return { chosen, quick: values.quick, slowed: values.slowed }
}
