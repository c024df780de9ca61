/** `npm run bench:messages`: see README.md beside this file. */
import { cpus, loadavg, tmpdir } from 'node:os'
import { build } from '../../local/build.ts'
import { TestSession } from '../../test/session.ts'
import { runBench } from '../run-bench.ts'
import { type Options, parseOptions } from './options.ts'
import { type Figures, goalsOf, reportOf, type Times } from './report.ts'
import { StoredMessages } from './stored-messages.ts'

/** Requests of each kind in a round, for each of the two. */
const requests = 50
/** Rounds in which everything gets warm: each room is used once. */
const warmUp = 4

/** Runs the whole benchmark; true when every goal is met. */
async function bench(session: TestSession, { few, many, rounds }: Options): Promise<boolean> {
  await build(session.root)
  // One after the other: filling both at once takes each the disk.
  const of = {
    few: await StoredMessages.prepare(sessionOnDisk(session), few),
    many: await StoredMessages.prepare(sessionOnDisk(session), many),
  }
  const figures: Figures = { few, many, rounds: [] }
  for (let round = 0; round < warmUp + rounds; round += 1) {
    const times = await measure(of, round * requests)
    if (round >= warmUp) figures.rounds.push(times)
  }
  console.log(
    `\n${reportOf(figures)}\n\nload of the machine: ${(loadavg()[0] ?? 0).toFixed(1)} on ${cpus().length} cores`,
  )
  return goalsOf(figures).every(({ met }) => met)
}

/** The larger table and what PostgreSQL logs of it fill the memory of most machines, which then slows down everything. */
function sessionOnDisk(session: TestSession): TestSession {
  const own = new TestSession(session.root, tmpdir())
  session.onClose(() => own.close())
  return own
}

/** In turns, request by request, so that whatever else the machine does meanwhile falls on both. */
async function measure(
  { few, many }: Record<'few' | 'many', StoredMessages>,
  firstTurn: number,
): Promise<Record<'few' | 'many', Times>> {
  await Promise.all([few.reset(), many.reset()])
  for (let turn = firstTurn; turn < firstTurn + requests; turn += 1) {
    await few.ask(turn)
    await many.ask(turn)
  }
  const [ofFew, ofMany] = await Promise.all([few.times(), many.times()])
  return { few: ofFew, many: ofMany }
}

await runBench((session) => bench(session, parseOptions(process.argv.slice(2))))
