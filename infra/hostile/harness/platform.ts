import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { withConnection } from '@rafiq/database'
import type { Command, ManagedProcess } from '../../local/managed-process.ts'
import { startPlatform } from '../../local/platform.ts'
import { portsFor } from '../../local/ports.ts'
import { startPostgres } from '../../local/postgres.ts'
import { readRecords } from '../../local/process-records.ts'
import { gateway, services } from '../../local/processes.ts'
import { askHttp, waitForAnswer } from '../../local/readiness.ts'
import { startRedis } from '../../local/redis.ts'
import { endRunning } from '../../local/run-once.ts'
import { readSecrets } from '../../local/secrets.ts'
import { readSettings } from '../../local/settings.ts'
import { type End, Supervisor } from '../../local/supervisor.ts'
import { freePlatformPort } from '../../test/running-platform.ts'
import type { TestSession } from '../../test/session.ts'
import { inspectable } from './collected-memory.ts'
import type { Target } from './target.ts'

const names: readonly string[] = [...services, gateway].map(({ name }) => name)

/** So that limits of how often one may ask hide nothing: rules of the product are not scaled. */
const rateLimitScale = '1000000'

/** Milliseconds until everything has to answer again, on a machine that others use as well. */
const timeLimit = 300_000

/** Milliseconds before what ended runs again: each crash is counted, and none has to be waited out. */
const restartDelay = 100

/**
 * Starts services apart from what they lean on, so that they can be started anew on the same data, and so that they can be
 * asked to collect their garbage.
 */
class SplitSupervisor extends Supervisor {
  readonly commands: Command[] = []
  readonly #services: Supervisor

  constructor(dataDir: string, services: Supervisor) {
    super(dataDir)
    this.#services = services
  }

  override start(command: Command): ManagedProcess {
    if (!names.includes(command.name)) return super.start(command)
    const own = { ...command, env: { ...command.env, NODE_OPTIONS: inspectable } }
    this.commands.push(own)
    return this.#services.start(own)
  }
}

/** The platform as `npm start` has it, in a session's folder; its servers keep nothing on the disk for sure. */
export class HostilePlatform {
  readonly target: Target
  readonly #dataDir: string
  readonly #crashes: string[] = []
  readonly #commands: readonly Command[]
  #services: Supervisor

  private constructor(
    session: TestSession,
    target: Omit<Target, 'takeCrashes' | 'ready' | 'processes' | 'everyProcess'>,
    commands: readonly Command[],
    services: Supervisor,
    crashes: string[],
  ) {
    this.#dataDir = target.dataDir
    this.#commands = commands
    this.#services = services
    this.#crashes = crashes
    session.onClose(() => this.#services.stopAll())
    this.target = {
      ...target,
      processes: () => readRecords(this.#dataDir).filter(({ name }) => names.includes(name)),
      everyProcess: () => readRecords(this.#dataDir),
      takeCrashes: () => this.#crashes.splice(0),
      ready: () => this.#ready(),
    }
  }

  static async start(session: TestSession): Promise<HostilePlatform> {
    const port = await freePlatformPort()
    const dataDir = join(session.folder, 'data')
    mkdirSync(dataDir, { recursive: true })
    const crashes: string[] = []
    const kept = supervise(dataDir, crashes)
    const supervisor = new SplitSupervisor(dataDir, kept)
    session.onClose(() => supervisor.stopAll())
    // Also where it never gets as far as answering, and what is run once meanwhile.
    session.onClose(() => kept.stopAll())
    session.onClose(async () => endRunning())
    const ports = portsFor(port)
    const { postgres: password, redis: redisPassword } = readSecrets(dataDir)
    // Nothing of what is made here has to outlive a failure of power: that would be most of the time of a case.
    const [database, redis] = await Promise.all([
      startPostgres(supervisor, dataDir, { port: ports.postgres, password, durable: false }),
      startRedis(supervisor, dataDir, { port: ports.redis, password: redisPassword, durable: false }),
    ])
    const settings = readSettings(
      {
        PORT: String(port),
        DATA_DIR: dataDir,
        RATE_LIMIT_SCALE: rateLimitScale,
        DATABASE_URL: database.replace(/\/postgres$/, '/rafiq'),
        REDIS_URL: redis,
        PROOF: 'false',
      },
      session.root,
    )
    const starting = startPlatform(supervisor, session.root, settings, ports)
    const { databaseUrl } = await Promise.race([starting, kept.broken])
    kept.restartOnExit()
    supervisor.restartOnExit()
    const at = (name: string) => `http://127.0.0.1:${ports[name as keyof typeof ports]}`
    const adminUrl = withConnection(databaseUrl('users'), { user: 'postgres', password })
    const target = {
      gateway: at('gateway'),
      services: Object.fromEntries(names.map((name) => [name, at(name)])),
      mail: at('mail'),
      databaseUrl: databaseUrl as Target['databaseUrl'],
      adminUrl,
      dataDir,
    }
    return new HostilePlatform(session, target, supervisor.commands, kept, crashes)
  }

  /** Ends the services and starts them with more in their environment, on the data that is there. */
  async restart(environment: Readonly<Record<string, string>>): Promise<void> {
    await this.#services.stopAll()
    this.#services = supervise(this.#dataDir, this.#crashes)
    for (const command of this.#commands) {
      this.#services.start({ ...command, env: { ...command.env, ...environment } })
    }
    await Promise.race([this.#ready(), this.#services.broken])
    this.#services.restartOnExit()
  }

  /** The gateway is ready when everything behind it is. */
  async #ready(): Promise<void> {
    await waitForAnswer(
      this.#services,
      'The platform',
      () => askHttp(`${this.target.gateway}/readyz`),
      timeLimit,
    )
  }
}

function supervise(dataDir: string, crashes: string[]): Supervisor {
  const hear = ({ name, how }: End) => {
    crashes.push(`${name} ${how}`)
  }
  return new Supervisor(dataDir, hear, () => restartDelay)
}
