/** `npm run bench:messages`: see README.md beside this file. */
import { cpus, loadavg } from 'node:os'
import { resolve } from 'node:path'
import { build } from '../../local/build.ts'
import { TestSession } from '../../test/session.ts'
import { runBench } from '../run-bench.ts'
import { type Options, parseOptions } from './options.ts'
import { type Figures, goalsOf, reportOf } from './report.ts'
import { StoredMessages } from './stored-messages.ts'

/** Requests of each kind in a round. */
const requests = 200

/** Runs the whole benchmark; true when every goal is met. */
async function bench(session: TestSession, { few, many, rounds }: Options): Promise<boolean> {
  await build(session.root, ['@rafiq/chat-service'])
  const sessions = [new TestSession(resolve(import.meta.dirname, '../../..')), session] as const
  session.onClose(() => sessions[0].close())
  // One after the other: filling both at once takes each the disk.
  const of = {
    few: await StoredMessages.prepare(sessions[0], few),
    many: await StoredMessages.prepare(sessions[1], many),
  }
  const figures: Figures = { few, many, rounds: [] }
  for (let round = -1; round < rounds; round += 1) {
    const times = { few: await of.few.measure(requests), many: await of.many.measure(requests) }
    // In the first one everything gets warm.
    if (round >= 0) figures.rounds.push(times)
  }
  console.log(
    `\n${reportOf(figures)}\n\nload of the machine: ${(loadavg()[0] ?? 0).toFixed(1)} on ${cpus().length} cores`,
  )
  return goalsOf(figures).every(({ met }) => met)
}

await runBench((session) => bench(session, parseOptions(process.argv.slice(2))))
