/** `npm run bench:matching -- --people 1000000`: see README.md beside this file. */
import { openDatabase } from './database.ts'
import { loadPopulation } from './load-population.ts'
import { compare, measureSearches } from './measure.ts'
import { type Options, parseOptions } from './options.ts'
import { goalsOf, reportOf } from './report.ts'

/** Runs the whole benchmark; true when every goal is met. */
async function bench(options: Options): Promise<boolean> {
  const { people, baseline, searches } = options
  const { client, close } = await openDatabase()
  try {
    await step(`load ${baseline.toLocaleString('en')} people`, () => loadPopulation(client, baseline))
    const atBaseline = await step('search among them', () => measureSearches(client, searches))
    await step(`load ${people.toLocaleString('en')} people`, () => loadPopulation(client, people))
    const atSize = await step('search among them', () => measureSearches(client, searches))
    const comparison = await step('compare with naive SQL and brute force', () => compare(client, options))
    const figures = { people, baseline, ...atSize, oursAtBaseline: atBaseline.ours, ...comparison }
    console.log(`\n${reportOf(figures)}`)
    return goalsOf(figures).every(({ met }) => met)
  } finally {
    await close()
  }
}

async function step<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const start = performance.now()
  const result = await work()
  console.log(`${name}: ${((performance.now() - start) / 1000).toFixed(1)} s`)
  return result
}

process.exitCode = (await bench(parseOptions(process.argv.slice(2)))) ? 0 : 1
