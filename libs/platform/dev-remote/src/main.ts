#!/usr/bin/env node
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { isOnThisMachine, ownPlatform, ReleaseError, readSettings } from '@rafiq/release-cli/commands'
import { type DevCommand, readCommand } from './command-line.ts'
import { DevError } from './dev-error.ts'

/** For a platform elsewhere, whose port says nothing. */
const ownPort = 4002
const say = (line: string) => process.stdout.write(`${line}\n`)

const ended = new Promise<void>((end) => {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => end())
})

/** Commands run at the root of the repository, be it the platform's or the remote's own. */
async function run({ remote, port, deployed }: DevCommand): Promise<void> {
  const root = process.cwd()
  const folder = remote === undefined ? root : join(root, 'apps', remote)
  if (!existsSync(join(folder, 'remote.config.ts'))) {
    throw new DevError(`${folder} is no remote: it has no remote.config.ts. Say which: npm run dev -- chat.`)
  }
  const settings = readSettings(process.env, root, ownPlatform(folder))
  const platform = new URL(settings.url)
  await expectRunning(platform)
  if (deployed) {
    const { developThere } = await import('./preview/develop-there.ts')
    return developThere({ root, folder }, settings, say, ended)
  }
  const { developHere } = await import('./develop-here.ts')
  const beside = isOnThisMachine(settings.url) ? Number(platform.port || 80) + 2 : ownPort
  return developHere({ folder, platform, port: port ?? beside }, say, ended)
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
  if (!command) throw new DevError('It is: npm run dev -- [a folder of apps] [--port 4002] [--deployed].')
  await run(command)
  process.exit(0)
} catch (error) {
  const known = error instanceof DevError || error instanceof ReleaseError
  process.stderr.write(`${known ? error.message : String((error as Error).stack ?? error)}\n`)
  process.exit(1)
}
