/** `npm run hostile`: see README.md beside this file. */
import { runBench } from '../bench/run-bench.ts'
import { parseOptions } from './options.ts'
import { runHostile } from './run-hostile.ts'

await runBench(async (session) => {
  const { failures } = await runHostile(session, parseOptions(process.argv.slice(2)))
  return failures.length === 0
})
