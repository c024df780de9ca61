import { resolve } from 'node:path'
import { refuseTakenPorts } from './ports.ts'
import type { Platform } from './processes.ts'
import { claimDataDir, cleanUp, releaseDataDir } from './run-lock.ts'
import { endRunning } from './run-once.ts'
import { CommandError, readSettings, type Settings } from './settings.ts'
import { endRequested, onSecondRequest } from './shutdown.ts'
import { Supervisor } from './supervisor.ts'
import { welcome } from './welcome.ts'

const root = resolve(import.meta.dirname, '../..')

/** What a command that keeps a platform running does its own way. */
export interface Launch {
  /** Every port that it listens on, by what listens there. */
  ports(settings: Settings): Readonly<Record<string, number>>
  start(supervisor: Supervisor, root: string, settings: Settings): Promise<Platform>
  /** Before everything else ends. */
  stop?(supervisor: Supervisor, settings: Settings): Promise<void>
}

/** Runs the platform until somebody asks it to end, and ends everything that was started, whatever happened. */
async function runUntilAsked(launch: Launch, settings: Settings): Promise<void> {
  await cleanUp(settings.DATA_DIR)
  await refuseTakenPorts(launch.ports(settings))
  const supervisor = new Supervisor(settings.DATA_DIR)
  const end = endRequested()
  try {
    const started = launch.start(supervisor, root, settings)
    started.catch(() => undefined)
    const outcome = await Promise.race([started, end, supervisor.broken])
    if (typeof outcome === 'string') return
    supervisor.restartOnExit()
    console.log(welcome(outcome))
    console.log(`ready http://localhost:${outcome.ports.gateway}`)
    await Promise.race([end, supervisor.broken])
  } finally {
    console.log('\nStopping everything')
    void onSecondRequest(() => void supervisor.stopAll(0))
    endRunning()
    await launch.stop?.(supervisor, settings)
    await supervisor.stopAll()
  }
}

async function runInDataDir(launch: Launch): Promise<void> {
  if (Number(process.versions.node.split('.')[0]) < 24) {
    throw new CommandError(
      `This is Node ${process.versions.node}: start with \`npm start\`, which takes the project's own.`,
    )
  }
  const settings = readSettings(process.env, root)
  const dataDir = await claimDataDir(settings)
  try {
    await runUntilAsked(launch, { ...settings, DATA_DIR: dataDir })
  } finally {
    releaseDataDir(dataDir)
  }
}

/** Takes the data folder, runs the platform there until somebody asks it to end, and ends the process. */
export async function runPlatform(launch: Launch): Promise<never> {
  try {
    await runInDataDir(launch)
    process.exit(0)
  } catch (error) {
    console.error(
      `\n${error instanceof CommandError ? error.message : String((error as Error).stack ?? error)}\n`,
    )
    process.exit(1)
  }
}
