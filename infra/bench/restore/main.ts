/** `npm run bench:restore`: see README.md beside this file. */
import { cpus, loadavg } from 'node:os'
import { runBench } from '../run-bench.ts'
import { measureRestore } from './measure-restore.ts'
import { parseOptions } from './options.ts'
import { goalsOf, reportOf } from './report.ts'

await runBench(async (session) => {
  const figures = await measureRestore(session, parseOptions(process.argv.slice(2)))
  console.log(
    `\n${reportOf(figures)}\n\nload of the machine: ${(loadavg()[0] ?? 0).toFixed(1)} on ${cpus().length} cores`,
  )
  return goalsOf(figures).every(({ met }) => met)
})
