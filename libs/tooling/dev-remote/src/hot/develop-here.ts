import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Configuration } from '@rspack/core'
import { DevError } from '../dev-error.ts'
import { startFront } from '../front/start-front.ts'
import { buildShell } from './build-shell.ts'
import { startHot } from './start-hot.ts'

type Say = (line: string) => void

export type Here = Readonly<{ root: string; remote: string; platform: URL; port: number }>

/** Shows a remote from the working tree inside the running platform, until it is asked to end. */
export async function developHere(
  { root, remote, platform, port }: Here,
  say: Say,
  ended: Promise<unknown>,
): Promise<void> {
  await expectFree(port)
  // Configurations read it when they are loaded.
  process.env.NODE_ENV = 'development'
  const folder = mkdtempSync(join(tmpdir(), 'rafiq-dev-'))
  const stops: (() => Promise<void> | void)[] = [() => rmSync(folder, { recursive: true, force: true })]
  try {
    const [manifest, hot] = await Promise.all([
      readConfig(root, 'shell').then((config) => buildShell(config, join(folder, 'shell'))),
      startHot(await readConfig(root, remote), await freePort(), (problems) =>
        say(problems || `✓ ${remote} is built (${new Date().toLocaleTimeString('en-GB')})`),
      ),
    ])
    stops.push(hot.stop)
    const shell = { folder: join(folder, 'shell'), manifest }
    stops.push(await startFront({ port, platform, hot: hot.url, shell, manifest: hot.manifest }))
    const [page] = hot.manifest()?.routes ?? []
    say(`ready http://localhost:${port}${page && !/[:*]/.test(page.path) ? page.path : '/'}`)
    say(`It is ${platform.origin} with apps/${remote} as it is in this folder; Ctrl-C ends it.`)
    await ended
  } finally {
    for (const stop of stops.toReversed()) await stop()
  }
}

/** What an app's `rspack.config.ts` gives. */
async function readConfig(root: string, app: string): Promise<Configuration> {
  const file = join(root, 'apps', app, 'rspack.config.ts')
  const module = (await import(pathToFileURL(file).href)) as {
    default: Configuration | Promise<Configuration>
  }
  return module.default
}

async function expectFree(port: number): Promise<void> {
  const server = createServer().listen(port, '127.0.0.1')
  try {
    await once(server, 'listening')
  } catch {
    throw new DevError(`Port ${port} is taken by another program: choose another by --port.`)
  }
  server.close()
  await once(server, 'close')
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return typeof address === 'object' && address ? address.port : 0
}
