import { mkdirSync } from 'node:fs'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { withClient, withConnection } from '@rafiq/database'
import { step } from '../../local/progress.ts'
import { endRunning } from '../../local/run-once.ts'
import { readSettings, type Settings } from '../../local/settings.ts'
import { Supervisor } from '../../local/supervisor.ts'
import { freePlatformPort } from '../../test/running-platform.ts'
import type { TestSession } from '../../test/session.ts'
import { timeToNotice } from '../haproxy-config.ts'
import type { Options } from '../options.ts'
import { allReplicas, fleetPorts } from '../replicas.ts'
import { startFleet, stopReplicas, stopTimeout, untilReady } from '../start-fleet.ts'
import { Conversations } from './conversations.ts'
import { Load } from './load.ts'
import { makePairs } from './people.ts'
import { goalsOf, type Run, reportOf } from './report.ts'
import type { Asker } from './requests.ts'

/** Connections of browsers that ask all the time. */
const connections = 16
/** Pairs who ask, and as many who write to each other. */
const pairCount = 6

interface Fleet {
  supervisor: Supervisor
  settings: Settings
  replicas: number
  origin: string
  adminUrl: string
}

/** Restarts everything under load, first as it should be, then by force; true when every goal is met. */
export async function measureRollingRestart(
  session: TestSession,
  { replicas, requests }: Pick<Options, 'replicas' | 'requests'>,
): Promise<boolean> {
  const fleet = await startOwnFleet(session, replicas)
  const { origin, adminUrl } = fleet
  const pairs = await step('Registering members', () => makePairs(origin, adminUrl, 2 * pairCount))
  const askers = pairs.slice(0, pairCount).flat()
  const chats = new Conversations(origin, pairs.slice(pairCount), join(session.folder, 'chat.jsonl'))
  const drained = await step('Restarting every replica, each told to stop, under load', () =>
    restartUnderLoad(fleet, askers, { requests, timeout: stopTimeout }),
  )
  const chat = await step('Waiting for the last messages', () => chats.stop())
  const killed = await step('Killing every replica under load', () =>
    restartUnderLoad(fleet, askers, { requests: 1, timeout: 0 }),
  )
  const outcome = { drained, killed, chat }
  console.log(`\n${reportOf(outcome)}\n\nload of the machine at the end: ${(loadavg()[0] ?? 0).toFixed(1)}`)
  return goalsOf(outcome).every(({ met }) => met)
}

/** In the session's folder, as durable as `npm start` has it. */
async function startOwnFleet(session: TestSession, replicas: number): Promise<Fleet> {
  const dataDir = join(session.folder, 'data')
  mkdirSync(dataDir, { recursive: true })
  const port = await freePlatformPort((PORT) => fleetPorts({ PORT }, replicas))
  const settings = readSettings(
    // Nobody asks as often as a load does.
    { PORT: String(port), DATA_DIR: dataDir, RATE_LIMIT_SCALE: '1000000', PROOF: 'false', LOG_LEVEL: 'warn' },
    session.root,
  )
  const supervisor = new Supervisor(dataDir)
  session.onClose(async () => {
    endRunning()
    await stopReplicas(supervisor, settings, replicas)
    await supervisor.stopAll()
  })
  const starting = startFleet(supervisor, session.root, settings, replicas)
  const { databaseUrl, secrets } = await Promise.race([starting, supervisor.broken])
  supervisor.restartOnExit()
  const adminUrl = withConnection(databaseUrl('users'), { user: 'postgres', password: secrets.postgres })
  return { supervisor, settings, replicas, origin: `http://127.0.0.1:${port}`, adminUrl }
}

/**
 * Restarts one replica after the other, each once the one before it serves again, all of them as often as it takes for so
 * many requests.
 *
 * @param timeout ms until a replica that was told to stop is killed
 */
async function restartUnderLoad(
  { supervisor, settings, replicas, origin, adminUrl }: Fleet,
  askers: readonly Asker[],
  { requests, timeout }: { requests: number; timeout: number },
): Promise<Run> {
  const load = new Load({ origin, askers, connections })
  let restarts = 0
  do {
    for (const replica of allReplicas(settings.PORT, replicas)) {
      load.during = replica.name
      await supervisor.restart(replica.name, timeout)
      await untilReady(supervisor, replica)
      await delay(timeToNotice)
      restarts += 1
    }
    console.log(`  ${restarts} restarts: ${load.failed} of ${load.made} requests failed`)
  } while (load.made < requests)
  const tally = await load.stop()
  return { ...tally, restarts, lost: tally.messages.length - (await countStored(adminUrl, tally.messages)) }
}

const countStored = (adminUrl: string, ids: readonly string[]): Promise<number> =>
  withClient(adminUrl, async (client) => {
    const { rows } = await client.query<{ stored: number }>(
      'select count(*)::integer as stored from chat.messages where id = any($1::uuid[])',
      [ids],
    )
    return rows[0]?.stored ?? 0
  })
