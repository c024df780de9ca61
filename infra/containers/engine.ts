import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { execa } from 'execa'
import { cleanEnvironment } from '../local/environment.ts'
import { waitForAnswer } from '../local/readiness.ts'
import { Supervisor } from '../local/supervisor.ts'
import { findOrInstall, findProgram } from '../local/system-packages.ts'
import type { TestSession } from '../test/session.ts'

/** A Docker Engine that answers. */
export class Engine {
  readonly #client: string
  readonly #env: Record<string, string>

  /** @param client the program, of the engine's own version or newer */
  constructor(client: string, env: Record<string, string>) {
    this.#client = client
    this.#env = { ...env, DOCKER_BUILDKIT: '1' }
  }

  /** What a process gets of the environment that is to talk to this engine ({@link engineOf}). */
  get environment(): Record<string, string> {
    return { ...this.#env, DOCKER_CLIENT: this.#client }
  }

  /** @returns what it printed @throws when it fails, with what it said */
  async docker(args: readonly string[], { input }: { input?: Buffer } = {}): Promise<string> {
    const { stdout } = await execa(this.#client, args, {
      env: { ...cleanEnvironment(), ...this.#env },
      extendEnv: false,
      ...(input && { input }),
    })
    return stdout
  }

  /** How Compose is called in a shell: as the client's plug-in or, where there is none, as Debian's program. */
  async composeCommand(): Promise<string> {
    return (await this.answers('compose', 'version')) ? `${this.#client} compose` : 'docker-compose'
  }

  /** Whether this command of the client succeeds. */
  answers(...args: readonly string[]): Promise<boolean> {
    return this.docker(args).then(
      () => true,
      () => false,
    )
  }
}

/** The engine that this process was told of ({@link Engine.environment}). */
export const engineOf = ({ DOCKER_CLIENT = 'docker', DOCKER_HOST }: NodeJS.ProcessEnv): Engine =>
  new Engine(DOCKER_CLIENT, DOCKER_HOST ? { DOCKER_HOST } : {})

/**
 * The engine of this machine or, as root on Debian, one of the session's own, which ends with it. Undefined where there is
 * neither: a container needs rights that not every machine gives.
 */
export async function openEngine(session: TestSession): Promise<Engine | undefined> {
  const client = findProgram('docker')
  if (client) {
    const engine = engineOf({ ...process.env, DOCKER_CLIENT: client })
    // A client may lack the plug-in that builds.
    if ((await engine.answers('info')) && (await engine.answers('build', '--help'))) return engine
  }
  return startEngine(session)
}

/** An engine whose images and containers go away with the session. */
async function startEngine(session: TestSession): Promise<Engine | undefined> {
  const program = await findOrInstall('docker.io', 'dockerd')
  const compose = await findOrInstall('docker-compose', 'docker-compose')
  if (!program || !compose || process.getuid?.() !== 0) return undefined
  // Not in memory, as the session's own folder may be: layers of a build take gigabytes.
  const folder = mkdtempSync(join(tmpdir(), 'rafiq-docker-'))
  session.onClose(async () => rmSync(folder, { recursive: true, force: true }))
  const supervisor = new Supervisor(folder)
  session.onClose(() => supervisor.stopAll())
  const socket = `unix://${join(folder, 'docker.sock')}`
  mkdirSync(join(folder, 'data'))
  supervisor.start({
    name: 'dockerd',
    command: program,
    args: [
      ...['--host', socket, '--data-root', join(folder, 'data'), '--exec-root', join(folder, 'exec')],
      ...['--pidfile', join(folder, 'dockerd.pid')],
    ],
    env: cleanEnvironment(),
  })
  // The client that came with it: a newer one may lack the plug-in that it builds with.
  const engine = new Engine(join(program, '../../bin/docker'), { DOCKER_HOST: socket })
  try {
    await waitForAnswer(supervisor, 'The Docker Engine', () => engine.docker(['info']))
    return engine
  } catch (error) {
    console.error(`  No container engine: ${error instanceof Error ? error.message : error}`)
    return undefined
  }
}
