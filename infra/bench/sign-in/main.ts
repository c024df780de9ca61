/** `npm run bench:sign-in`: see README.md beside this file. */
import { loadavg } from 'node:os'
import { freePlatformPort, startPlatform } from '../../test/running-platform.ts'
import type { TestSession } from '../../test/session.ts'
import { Client } from '../platform-client.ts'
import { runBench } from '../run-bench.ts'
import { startedDataFolder } from '../started-data.ts'
import { measureReads } from './measure-reads.ts'
import { type Options, parseOptions } from './options.ts'
import { type Figures, goalsOf, reportOf } from './report.ts'
import { SignInLoad } from './sign-in-load.ts'

const password = 'rafiq-demo-2025'
/** Whose reads are timed. */
const reader = { email: 'ahmed@rafiq.test', password }

/** Runs the whole benchmark; true when every goal is met. */
async function bench(session: TestSession, options: Options): Promise<boolean> {
  const port = await freePlatformPort()
  await startPlatform(session, port, await startedDataFolder(session, 'data'))
  const client = new Client(port)
  const token = await client.signIn(reader)
  const reads = () => measureReads(client, token, options)
  const load = new SignInLoad(client, options.concurrency, password)
  // Browsers become known, and everything warm.
  await load.run(reads)
  const figures: Figures = { idle: [], loaded: [], signIns: [], refused: [] }
  for (let round = 1; round <= options.rounds; round += 1) {
    figures.idle.push(await reads())
    const { result, admitted, refused } = await load.run(reads)
    figures.loaded.push(result)
    figures.signIns.push(admitted / options.seconds)
    figures.refused.push(refused / (admitted + refused))
  }
  client.close()
  console.log(
    `\n${reportOf(figures, options)}\n\nload of the machine at the end: ${(loadavg()[0] ?? 0).toFixed(1)}`,
  )
  return goalsOf(figures).every(({ met }) => met)
}

const options = parseOptions(process.argv.slice(2))
await runBench((session) => bench(session, options))
