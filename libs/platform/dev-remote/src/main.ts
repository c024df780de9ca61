import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { isOnThisMachine, ReleaseError, readSettings } from '@rafiq/release-cli/commands'
import { type DevCommand, readCommand } from './command-line.ts'
import { DevError } from './dev-error.ts'

const root = resolve(import.meta.dirname, '../../../..')
const say = (line: string) => process.stdout.write(`${line}\n`)

const ended = new Promise<void>((end) => {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => end())
})

async function run({ remote, port, deployed }: DevCommand): Promise<void> {
  if (!existsSync(join(root, 'apps', remote, 'remote.config.ts'))) {
    throw new DevError(
      `apps/${remote} is no remote: it has no remote.config.ts. npm run new:remote makes one.`,
    )
  }
  const settings = readSettings(process.env, root)
  const platform = new URL(settings.url)
  await expectRunning(platform)
  if (deployed || !isOnThisMachine(settings.url)) {
    const { developThere } = await import('./preview/develop-there.ts')
    return developThere({ root, remote }, settings, say, ended)
  }
  const { developHere } = await import('./develop-here.ts')
  const own = port ?? Number(platform.port || 80) + 2
  return developHere({ root, remote, platform, port: own }, say, ended)
}

async function expectRunning(platform: URL): Promise<void> {
  try {
    if ((await fetch(new URL('/readyz', platform), { signal: AbortSignal.timeout(10_000) })).ok) return
  } catch {
    // Nobody there.
  }
  throw new DevError(
    `${platform.origin} does not answer: start the platform with npm start, or name another by RELEASES_URL.`,
  )
}

try {
  const command = readCommand(process.argv.slice(2))
  if (!command) throw new DevError('Say which remote: npm run dev -- chat [--port 4002] [--deployed].')
  await run(command)
  process.exit(0)
} catch (error) {
  const known = error instanceof DevError || error instanceof ReleaseError
  process.stderr.write(`${known ? error.message : String((error as Error).stack ?? error)}\n`)
  process.exit(1)
}
