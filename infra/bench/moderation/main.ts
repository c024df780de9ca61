/** `npm run bench:moderation -- --accounts 1000000`: see README.md beside this file. */
import { openDatabase } from '../matching/database.ts'
import { loadAccounts } from './load-accounts.ts'
import { measureCases } from './measure.ts'
import { type Options, parseOptions } from './options.ts'
import { goalsOf, reportOf } from './report.ts'

/** Runs the whole benchmark; true when every goal is met. */
async function bench(options: Options): Promise<boolean> {
  const { client, url, close } = await openDatabase('moderation')
  try {
    const start = performance.now()
    await loadAccounts(client, options.accounts)
    console.log(`loaded in ${((performance.now() - start) / 1000).toFixed(1)} s`)
    const measured = await measureCases(url, options)
    console.log(`\n${reportOf(measured, options.accounts)}`)
    return goalsOf(measured).every(({ met }) => met)
  } finally {
    await close()
  }
}

process.exitCode = (await bench(parseOptions(process.argv.slice(2)))) ? 0 : 1
