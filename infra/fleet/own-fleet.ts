import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { withClient, withConnection } from '@rafiq/database'
import type { Platform } from '../local/processes.ts'
import { endRunning } from '../local/run-once.ts'
import { readSettings, type Settings } from '../local/settings.ts'
import { type End, Supervisor } from '../local/supervisor.ts'
import { freePlatformPort } from '../test/running-platform.ts'
import type { TestSession } from '../test/session.ts'
import { timeToNotice } from './haproxy-config.ts'
import { Load, type LoadTally } from './load/load.ts'
import type { Asker } from './load/requests.ts'
import { allReplicas, fleetPorts, type Replica } from './replicas.ts'
import {
  replicaCommand,
  type SeenBy,
  startFleet,
  stopReplicas,
  stopTimeout,
  untilReady,
} from './start-fleet.ts'

/** Connections of browsers that ask all the time. */
const connections = 16

/** A load under which replicas were restarted. */
export interface Run extends LoadTally {
  restarts: number
  /** Acknowledged messages of the load that PostgreSQL does not have. */
  lost: number
}

/** How replicas are restarted. */
interface Restart {
  /** The version that comes up in its place; the one that it is unless told. */
  as?: Platform
  /** Milliseconds until a replica that was told to stop is killed; it may drain unless told. */
  timeout?: number
  /** Of the new process, besides. */
  environment?: Readonly<Record<string, string>>
}

/** What a fleet stands on where it is not what `npm start` makes. */
export interface Surroundings {
  settings: Pick<Settings, 'DATABASE_URL' | 'REDIS_URL'>
  seenBy: SeenBy
}

export interface FleetOptions {
  /** Learns of a process that ended by itself, before it is started again. */
  onEnd?: (end: End) => void
  /** Processes of haproxy; one unless told. */
  balancers?: number
  /** Starts what it stands on, before anything else; `port` is what people know. */
  surround?: (supervisor: Supervisor, dataDir: string, port: number) => Promise<Surroundings>
}

const standalone: Surroundings = { settings: {}, seenBy: (platform) => platform }

/** A fleet that is measured, on data of its own. */
export class OwnFleet {
  readonly origin: string
  /** What it was started as. */
  readonly platform: Platform
  readonly adminUrl: string
  readonly replicas: readonly Replica[]
  /** Where its supervisor writes down who runs. */
  readonly folder: string
  readonly #supervisor: Supervisor
  readonly #seenBy: SeenBy

  private constructor(supervisor: Supervisor, platform: Platform, count: number, seenBy: SeenBy) {
    const { settings, databaseUrl, secrets } = platform
    this.#supervisor = supervisor
    this.#seenBy = seenBy
    this.platform = platform
    this.folder = settings.DATA_DIR
    this.origin = `http://127.0.0.1:${settings.PORT}`
    this.adminUrl = withConnection(databaseUrl('users'), { user: 'postgres', password: secrets.postgres })
    this.replicas = allReplicas(settings.PORT, count)
  }

  /**
   * In the session's folder, as durable as `npm start` has it.
   *
   * @param root of the checkout that it is of
   * @param count replicas of every service
   */
  static async start(
    session: TestSession,
    root: string,
    count: number,
    { onEnd, balancers = 1, surround }: FleetOptions = {},
  ): Promise<OwnFleet> {
    const dataDir = join(session.folder, 'data')
    mkdirSync(dataDir, { recursive: true })
    const port = await freePlatformPort((PORT) => fleetPorts({ PORT }, count))
    const settings = readSettings(
      // Nobody asks as often as a load does.
      {
        PORT: String(port),
        DATA_DIR: dataDir,
        RATE_LIMIT_SCALE: '1000000',
        PROOF: 'false',
        LOG_LEVEL: 'warn',
      },
      root,
    )
    const supervisor = new Supervisor(dataDir, onEnd)
    session.onClose(async () => {
      endRunning()
      await stopReplicas(supervisor, settings, count)
      await supervisor.stopAll()
    })
    const surroundings = surround?.(supervisor, dataDir, port)
    const { settings: servers, seenBy } = (await surroundings) ?? standalone
    const starting = startFleet(supervisor, root, { ...settings, ...servers }, { count, balancers, seenBy })
    const platform = await Promise.race([starting, supervisor.broken])
    supervisor.restartOnExit()
    return new OwnFleet(supervisor, platform, count, seenBy)
  }

  /**
   * What becomes of the requests of a load while this goes on.
   *
   * @param work restarts replicas, or what else may go on under load
   */
  async underLoad(
    askers: readonly Asker[],
    work: (load: Load, restart: RestartAll) => Promise<void>,
  ): Promise<Run> {
    const load = new Load({ origin: this.origin, askers, connections })
    let restarts = 0
    await work(load, async (replicas, how) => {
      for (const replica of replicas) {
        load.during = replica.name
        await this.restart(replica, how)
        restarts += 1
      }
      load.during = ''
      console.log(`  ${restarts} restarts: ${load.failed} of ${load.made} requests failed`)
    })
    const tally = await load.stop()
    return { ...tally, restarts, lost: tally.messages.length - (await this.#countStored(tally.messages)) }
  }

  /** Resolves once it serves again, and haproxy has noticed. */
  async restart(
    replica: Replica,
    { as = this.platform, timeout = stopTimeout, environment }: Restart = {},
  ): Promise<void> {
    const command = replicaCommand(this.#seenBy(as, replica), replica)
    await this.#supervisor.replace({ ...command, env: { ...command.env, ...environment } }, timeout)
    await untilReady(this.#supervisor, replica)
    await delay(timeToNotice)
  }

  /** Resolves once every replica serves, and haproxy has noticed. */
  async untilAllReady(): Promise<void> {
    await Promise.all(this.replicas.map((replica) => untilReady(this.#supervisor, replica)))
    await delay(timeToNotice)
  }

  #countStored(ids: readonly string[]): Promise<number> {
    return withClient(this.adminUrl, async (client) => {
      const { rows } = await client.query<{ stored: number }>(
        'select count(*)::integer as stored from chat.messages where id = any($1::uuid[])',
        [ids],
      )
      return rows[0]?.stored ?? 0
    })
  }
}

/** Restarts these one after the other, each once the one before it serves again. */
export type RestartAll = (replicas: readonly Replica[], how?: Restart) => Promise<void>
