import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { cleanEnvironment } from '../local/environment.ts'
import { portsFor, portsToOpen, refuseTakenPorts } from '../local/ports.ts'
import { CommandError } from '../local/settings.ts'
import type { TestSession } from './session.ts'

/** Journeys register, sign in and upload more often in a minute than one person may. */
const rateLimitScale = '1000'

/** A journey that is told of what it has not read cannot wait for minutes. */
const awaySeconds = '1'

/** What a page gives up is a fault of the remote, and never of a machine that does something else as well. */
const remoteLoadSeconds = '60'

/** Where none is one that browsers refuse (https://fetch.spec.whatwg.org/#port-blocking), and no test's own is. */
const [firstPort, endOfPorts] = [7_000, 10_000]

/**
 * A PORT whose whole slot is free, away from the one that a person uses.
 *
 * @param portsOf everything that has to be free
 */
export async function freePlatformPort(
  portsOf = (port: number): Readonly<Record<string, number>> => portsToOpen(portsFor(port), {}),
): Promise<number> {
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const port = firstPort + 2 * Math.floor((Math.random() * (endOfPorts - firstPort)) / 2)
    try {
      await refuseTakenPorts(portsOf(port))
      return port
    } catch {
      // Taken; try another.
    }
  }
  throw new CommandError(`No free port was found between ${firstPort} and ${endOfPorts}.`)
}

/** As many of them that share no port. */
export async function freePlatformPorts(count: number): Promise<number[]> {
  const bySlot = new Map<number, number>()
  while (bySlot.size < count) {
    const port = await freePlatformPort()
    bySlot.set(portsFor(port).postgres, port)
  }
  return [...bySlot.values()]
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGTERM')
  await once(child, 'exit')
}

/**
 * Starts the platform as `npm start` does, and resolves once it says that it is ready: with the number of the process that
 * keeps all others running.
 */
export async function startPlatform(
  session: TestSession,
  port: number,
  dataDir: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<number | undefined> {
  const { scripts } = JSON.parse(readFileSync(join(session.root, 'package.json'), 'utf8'))
  const child = spawn(process.execPath, scripts.start.replace(/^exec node /, '').split(' '), {
    cwd: session.root,
    env: cleanEnvironment({
      PORT: String(port),
      DATA_DIR: dataDir,
      RATE_LIMIT_SCALE: rateLimitScale,
      AWAY_SECONDS: awaySeconds,
      REMOTE_LOAD_SECONDS: remoteLoadSeconds,
      // A journey is a push service of its own.
      PUSH_ORIGINS: 'http://127.0.0.1:*',
      // Journeys publish what is broken, and what is watched is how pages cope with it.
      PROOF: 'false',
      ...settings,
    }),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  session.onClose(() => stop(child))
  const log = createWriteStream(join(session.folder, `start-${port}.log`))
  child.stderr.pipe(process.stderr, { end: false })
  for await (const line of createInterface({ input: child.stdout })) {
    console.log(`  ${line}`)
    log.write(`${line}\n`)
    if (line.startsWith('ready ')) {
      child.stdout.resume()
      return child.pid
    }
  }
  throw new CommandError('The platform did not get ready.')
}
