import { resolve } from 'node:path'
import { startPlatform } from './platform.ts'
import { portsFor, portsToOpen, refuseTakenPorts } from './ports.ts'
import { claimDataDir, cleanUp, releaseDataDir } from './run-lock.ts'
import { endRunning } from './run-once.ts'
import { CommandError, readSettings, type Settings } from './settings.ts'
import { endRequested, onSecondRequest } from './shutdown.ts'
import { Supervisor } from './supervisor.ts'
import { welcome } from './welcome.ts'

const root = resolve(import.meta.dirname, '../..')

/** Runs the platform until somebody asks it to end, and ends everything that was started, whatever happened. */
async function run(settings: Settings): Promise<void> {
  const ports = portsFor(settings.PORT)
  await cleanUp(settings.DATA_DIR)
  await refuseTakenPorts(portsToOpen(ports, settings))
  const supervisor = new Supervisor(settings.DATA_DIR)
  const end = endRequested()
  try {
    const started = startPlatform(supervisor, root, settings, ports)
    started.catch(() => undefined)
    const outcome = await Promise.race([started, end, supervisor.broken])
    if (typeof outcome === 'string') return
    supervisor.restartOnExit()
    console.log(welcome(outcome))
    console.log(`ready http://localhost:${ports.gateway}`)
    await Promise.race([end, supervisor.broken])
  } finally {
    console.log('\nStopping everything')
    void onSecondRequest(() => void supervisor.stopAll(0))
    endRunning()
    await supervisor.stopAll()
  }
}

async function main(): Promise<void> {
  if (Number(process.versions.node.split('.')[0]) < 24) {
    throw new CommandError(
      `This is Node ${process.versions.node}: start with \`npm start\`, which takes the project's own.`,
    )
  }
  const settings = readSettings(process.env, root)
  const dataDir = await claimDataDir(settings)
  try {
    await run({ ...settings, DATA_DIR: dataDir })
  } finally {
    releaseDataDir(dataDir)
  }
}

try {
  await main()
  process.exit(0)
} catch (error) {
  console.error(
    `\n${error instanceof CommandError ? error.message : String((error as Error).stack ?? error)}\n`,
  )
  process.exit(1)
}
