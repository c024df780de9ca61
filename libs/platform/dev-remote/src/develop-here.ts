import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Configuration } from '@rspack/core'
import getPort from 'get-port'
import { DevError } from './dev-error.ts'
import { buildShell } from './hot/build-shell.ts'
import { startHot } from './hot/start-hot.ts'
import { startDevProxy } from './proxy/start-dev-proxy.ts'

const loopback = '127.0.0.1'

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
      startHot(await readConfig(root, remote), await getPort({ host: loopback }), (problems) =>
        say(problems || `✓ ${remote} is built (${new Date().toLocaleTimeString('en-GB')})`),
      ),
    ])
    stops.push(hot.stop)
    const shell = { folder: join(folder, 'shell'), manifest }
    stops.push(await startDevProxy({ port, platform, hot: hot.url, shell, manifest: hot.manifest }))
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
  if ((await getPort({ port, host: loopback })) === port) return
  throw new DevError(`Port ${port} is taken by another program: choose another by --port.`)
}
