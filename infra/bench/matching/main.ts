/** `npm run bench:matching`: see README.md beside this file. */
import { openDatabase } from './database.ts'
import { loadPopulation } from './load-population.ts'
import { measure } from './measure.ts'
import { measureAdmission } from './measure-admission.ts'
import { type Options, parseOptions } from './options.ts'
import { admissionGoals, goalsOf, reportOf } from './report.ts'

/** Runs the whole benchmark; true when every goal is met. */
async function bench({ sizes, searches, slowed }: Options): Promise<boolean> {
  const { client, close } = await openDatabase()
  try {
    const measured = []
    for (const people of sizes) {
      await step(`load ${people.toLocaleString('en')} people`, () => loadPopulation(client, people))
      measured.push(await step('search among them', () => measure(client, { people, searches, slowed })))
    }
    const admission = await step('admit people to records', () => measureAdmission(client, searches))
    console.log(`\n${reportOf(measured, admission)}`)
    return [...measured.flatMap(goalsOf), ...admissionGoals(admission)].every(({ met }) => met)
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
