/** `npm run bench:fairness`: see README.md beside this file. */
import { openDatabase } from '../matching/database.ts'
import { compareLists } from './compare-lists.ts'
import { loadPeople } from './load-people.ts'
import { parseOptions } from './options.ts'
import { drawPeople } from './people.ts'
import { goalsOf, type Run, reportOf } from './report.ts'
import { exposureByCity, simulate } from './simulate.ts'

const { people: count, days, seeds, compared } = parseOptions(process.argv.slice(2))
const { client, close } = await openDatabase('fairness')
try {
  const runs: Run[] = []
  for (let seed = 1; seed <= seeds; seed += 1) {
    const start = performance.now()
    const people = await loadPeople(client, [...drawPeople(count, seed)])
    const comparison = await compareLists(client, people, compared)
    const shown = simulate(people, days, seed)
    runs.push({
      comparison,
      exposure: { byTurn: exposureByCity(shown.byTurn), byActivity: exposureByCity(shown.byActivity) },
    })
    const seconds = ((performance.now() - start) / 1000).toFixed(1)
    console.log(
      `population ${seed} of ${seeds}, ${people.length.toLocaleString('en')} people, ${days} days: ${seconds} s`,
    )
  }
  console.log(`\n${reportOf(runs)}`)
  process.exitCode = goalsOf(runs).every(({ met }) => met) ? 0 : 1
} finally {
  await close()
}
