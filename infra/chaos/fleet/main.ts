/** `npm run chaos`: see README.md beside this file. */
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { withClient } from '@rafiq/database'
import { waitUntil } from '@rafiq/testing'
import { runBench } from '../../bench/run-bench.ts'
import { Conversations } from '../../fleet/load/conversations.ts'
import { makePairs } from '../../fleet/load/people.ts'
import { OwnFleet } from '../../fleet/own-fleet.ts'
import { step } from '../../local/progress.ts'
import type { TestSession } from '../../test/session.ts'
import { scheduleOf } from '../schedule.ts'
import { continueAll } from '../signal.ts'
import { Disks } from './disks.ts'
import { type Family, type FleetFault, families, remaining } from './faults.ts'
import { injectFault, type Targets } from './inject-fault.ts'
import { type Options, parseOptions } from './options.ts'
import { interval, leastRest, messagesBefore, pairsFor, pauseBetween, restBetween } from './pacing.ts'
import { goalsOf, reportOf } from './report.ts'
import { type Stack, startStack } from './stack.ts'
import { pairsOfWriters, withWriters } from './with-writers.ts'
import { fakeClock } from './wrong-clock.ts'

/** Faults of the control, and milliseconds of writing before each. */
const controlKills = 3
const controlInterval = 6_000

/** Milliseconds in which the platform takes a message again, whatever the fault was. */
const patience = 300_000

/** Runs everything; true when every goal is met. */
async function chaos(session: TestSession, options: Options): Promise<boolean> {
  const crashes: string[] = []
  const { targets, leftOut } = await startTargets(session, options, crashes)
  const { fleet } = targets
  const { messages, faults, seed } = options
  const pairCount = pairsFor(messages)
  const pairs = await step('Registering members', () =>
    makePairs(fleet.origin, fleet.adminUrl, pairCount + pairsOfWriters),
  )
  const chats = new Conversations(
    ...([fleet.origin, pairs.slice(0, pairCount), join(session.folder, 'conversations')] as const),
    pauseBetween(messages, faults),
  )
  const schedule = scheduleOf(remaining(leftOut), faults, seed)
  const writers = pairs.slice(pairCount)
  const writes = await withWriters(fleet, writers, restBetween(messages, faults), () =>
    injectAll(targets, schedule, chats, messages),
  )
  const chat = await step('Waiting for the last messages', () => chats.stop())
  await acknowledgeEarly(fleet.adminUrl)
  const control = await step('Writing to a PostgreSQL that acknowledges before it has written', () =>
    withWriters(fleet, writers, leastRest, async () => {
      for (let kill = 0; kill < controlKills; kill += 1) {
        await delay(controlInterval)
        await injectFault(targets, killPostgres)
      }
    }),
  )
  const outcome = {
    ...{ ...options, kinds: schedule.map(({ kind }) => kind), leftOut, crashes },
    ...{ ...writes, chat, control: control.writes },
  }
  console.log(`\n${reportOf(outcome)}`)
  return goalsOf(outcome).every(({ met }) => met)
}

/** The fleet on what it stands on, and the families of faults that cannot be had here. */
async function startTargets(session: TestSession, { replicas, only }: Options, crashes: string[]) {
  const clockLibrary = await fakeClock()
  const disks = await Disks.mount(session)
  const unwanted = families.filter((family) => !only.includes(family))
  const leftOut = new Map<Family, string>(unwanted.map((family) => [family, 'Not asked for.']))
  if (disks.missing !== undefined) leftOut.set('disk full', disks.missing)
  if (clockLibrary === undefined) leftOut.set('clock', 'libfaketime is missing and cannot be installed.')
  if (families.every((family) => leftOut.has(family))) throw new Error('No fault is left.')
  for (const [family, why] of leftOut) console.log(`No fault of the kind "${family}": ${why}`)
  let stack: Stack | undefined
  const fleet = await OwnFleet.start(session, session.root, replicas, {
    onEnd: ({ name, how }) => {
      console.log(`     ${name} ${how}`)
      if (!/SIGKILL|SIGQUIT/.test(how) && !name.startsWith('postgres')) crashes.push(`${name} ${how}`)
    },
    surround: async (supervisor, dataDir, port) => {
      stack = await startStack(supervisor, dataDir, { port, count: replicas, disks })
      return stack.surroundings
    },
  })
  if (!stack) throw new Error('The fleet stands on nothing.')
  session.onClose(() => continueAll(fleet.folder))
  const targets: Targets = { fleet, postgres: stack.postgres, links: stack.links, disks, clockLibrary }
  return { targets, leftOut }
}

/** One fault after the other, each once its share of the messages is there; then the rest of the messages. */
async function injectAll(
  targets: Targets,
  schedule: readonly FleetFault[],
  chats: Conversations,
  messages: number,
): Promise<void> {
  for (const [index, fault] of schedule.entries()) {
    await untilSent(chats, messagesBefore(index, messages, schedule.length))
    const next = delay(interval)
    console.log(`${String(index + 1).padStart(4)}  ${fault.kind}  (${chats.sent} messages)`)
    await injectFault(targets, fault)
    await next
  }
  await untilSent(chats, messages)
}

/**
 * As long as that takes: a machine that is slow types on.
 * @throws Error where nothing goes out any more
 */
async function untilSent(chats: Conversations, messages: number): Promise<void> {
  while (chats.sent < messages) {
    const before = chats.sent
    await waitUntil('the next message is sent', () => chats.sent > before, { timeout: patience })
  }
}

const killPostgres: FleetFault = { kind: 'kill PostgreSQL', lasts: 0, target: 0 }

/** From here on what is acknowledged is written within ten seconds. */
const acknowledgeEarly = (adminUrl: string): Promise<void> =>
  withClient(adminUrl, async (client) => {
    await client.query('alter system set synchronous_commit = off')
    await client.query("alter system set wal_writer_delay = '10s'")
    await client.query('select pg_reload_conf()')
  })

await runBench((session) => chaos(session, parseOptions(process.argv.slice(2))))
