/** `npm run chaos`: see README.md beside this file. */
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { withClient } from '@rafiq/database'
import { waitUntil } from '@rafiq/testing'
import { runBench } from '../../bench/run-bench.ts'
import { Conversations } from '../../fleet/load/conversations.ts'
import { makePairs, usersAt } from '../../fleet/load/people.ts'
import type { Asker } from '../../fleet/load/requests.ts'
import { OwnFleet } from '../../fleet/own-fleet.ts'
import { step } from '../../local/progress.ts'
import type { TestSession } from '../../test/session.ts'
import { scheduleOf } from '../schedule.ts'
import { continueAll } from '../signal.ts'
import { lostWrites } from './check-writes.ts'
import { type FleetFault, fleetFaultKinds, injectFault, isKill } from './inject-fault.ts'
import { type Options, parseOptions } from './options.ts'
import { goalsOf, reportOf, type WriteTally } from './report.ts'
import { countDisagreements, readStored } from './stored-writes.ts'
import { Writer } from './writer.ts'

/** Pairs who write to each other over sockets, and members who write to every service. */
const pairCount = 6
const writerCount = 8
/** Milliseconds from the beginning of one fault to that of the next: a service that was killed is back before. */
const interval = 8_000
/** Milliseconds in which every event reaches its services once the last fault is over. */
const settling = 90_000
/** Faults of the control, and milliseconds of writing before each. */
const controlKills = 3
const controlInterval = 6_000

/** Runs everything; true when every goal is met. */
async function chaos(session: TestSession, options: Options): Promise<boolean> {
  const { replicas, faults, seed } = options
  const crashes: string[] = []
  const fleet = await OwnFleet.start(session, session.root, replicas, (end) => {
    console.log(`     ${end.name} ${end.how}`)
    if (!/SIGKILL|SIGQUIT/.test(end.how) && end.name !== 'postgres') crashes.push(`${end.name} ${end.how}`)
  })
  const { origin, adminUrl, folder } = fleet
  session.onClose(() => continueAll(folder))
  const pairs = await step('Registering members', () =>
    makePairs(origin, adminUrl, pairCount + 2 * writerCount),
  )
  const chats = new Conversations(origin, pairs.slice(0, pairCount), join(session.folder, 'chat.jsonl'))
  const schedule = scheduleOf(fleetFaultKinds, faults, seed)

  const writes = await withWriters(fleet, pairs.slice(pairCount), async () => {
    for (const [index, fault] of schedule.entries()) {
      const next = delay(interval)
      console.log(`${String(index + 1).padStart(3)}  ${fault.kind}`)
      await injectFault(folder, replicas, fault)
      await next
    }
  })
  const chat = await step('Waiting for the last messages', () => chats.stop())
  await acknowledgeEarly(adminUrl)
  const control = await step('Writing to a PostgreSQL that acknowledges before it has written', () =>
    withWriters(fleet, pairs.slice(pairCount), async () => {
      for (let kill = 0; kill < controlKills; kill += 1) {
        await delay(controlInterval)
        await injectFault(folder, replicas, killPostgres)
      }
    }),
  )
  const outcome = {
    ...{ ...options, kills: schedule.filter(isKill).length, crashes },
    ...{ ...writes, chat, control: control.writes },
  }
  console.log(`\n${reportOf(outcome)}`)
  return goalsOf(outcome).every(({ met }) => met)
}

const killPostgres: FleetFault = { kind: 'kill PostgreSQL', lasts: 0, target: 0 }

/** What writers were promised during this work, and what became of it once all has come to rest. */
async function withWriters(
  { origin, adminUrl }: OwnFleet,
  pairs: readonly (readonly [Asker, Asker])[],
  work: () => Promise<void>,
): Promise<{ writes: WriteTally; disagreements: number }> {
  const users = usersAt(origin, adminUrl)
  // Everybody who registers here matches everybody else: whom a writer blocks is somebody whom nobody writes to.
  const [talking, quiet] = [pairs.slice(0, writerCount), pairs.slice(writerCount)]
  const writers = talking.map(
    ([asker], index) => new Writer(origin, asker, quiet[index]?.[0].memberId ?? '', users),
  )
  const running = Promise.all(writers.map((writer) => writer.run()))
  await work()
  for (const writer of writers) writer.stop()
  await running
  const ids = talking.map(([{ memberId }]) => memberId)
  const agree = async () => (await countDisagreements(adminUrl, ids)) === 0
  // What disagrees then is told.
  await waitUntil('all services agree', agree, { timeout: settling, interval: 500 }).catch(console.error)
  const made = writers.flatMap(({ writes }) => writes)
  return {
    writes: {
      acknowledged: made.filter(({ acknowledged }) => acknowledged).length,
      unanswered: writers.reduce((sum, { unanswered }) => sum + unanswered, 0),
      lost: lostWrites(made, await readStored(adminUrl, ids)),
      refusals: writers.flatMap(({ refusals }) => refusals),
    },
    disagreements: await countDisagreements(adminUrl, ids),
  }
}

/** From here on what is acknowledged is written within ten seconds. */
const acknowledgeEarly = (adminUrl: string): Promise<void> =>
  withClient(adminUrl, async (client) => {
    await client.query('alter system set synchronous_commit = off')
    await client.query("alter system set wal_writer_delay = '10s'")
    await client.query('select pg_reload_conf()')
  })

await runBench((session) => chaos(session, parseOptions(process.argv.slice(2))))
