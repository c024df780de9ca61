import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Configuration } from '@rspack/core'
import getPort from 'get-port'
import { DevError } from './dev-error.ts'
import { fetchShell } from './hot/fetch-shell.ts'
import { startHot } from './hot/start-hot.ts'
import { startDevProxy } from './proxy/start-dev-proxy.ts'

const loopback = '127.0.0.1'

type Say = (line: string) => void

export type Here = Readonly<{
  /** Of the remote. */
  folder: string
  platform: URL
  port: number
}>

/** Shows a remote from the working tree inside the running platform, until it is asked to end. */
export async function developHere(
  { folder, platform, port }: Here,
  say: Say,
  ended: Promise<unknown>,
): Promise<void> {
  await expectFree(port)
  // Configurations read it when they are loaded.
  process.env.NODE_ENV = 'development'
  const temporary = mkdtempSync(join(tmpdir(), 'rafiq-dev-'))
  const stops: (() => Promise<void> | void)[] = [() => rmSync(temporary, { recursive: true, force: true })]
  try {
    const shellFolder = join(temporary, 'shell')
    const [manifest, hot] = await Promise.all([
      fetchShell(platform, shellFolder),
      startHot(await readConfig(folder), await getPort({ host: loopback }), (problems) =>
        say(problems || `✓ built (${new Date().toLocaleTimeString('en-GB')})`),
      ),
    ])
    stops.push(hot.stop)
    const shell = { folder: shellFolder, manifest }
    stops.push(await startDevProxy({ port, platform, hot: hot.url, shell, manifest: hot.manifest }))
    const [page] = hot.manifest()?.routes ?? []
    say(`ready http://localhost:${port}${page && !/[:*]/.test(page.path) ? page.path : '/'}`)
    say(`It is ${platform.origin} with the remote as it is in ${folder}; Ctrl-C ends it.`)
    await ended
  } finally {
    for (const stop of stops.toReversed()) await stop()
  }
}

/** What the `rspack.config` of a remote gives. */
async function readConfig(folder: string): Promise<Configuration> {
  const file = ['ts', 'mjs', 'js'].map((ending) => join(folder, `rspack.config.${ending}`)).find(existsSync)
  if (file === undefined)
    throw new DevError(`${folder} has no rspack.config: other builds have previews, by --deployed.`)
  const module = (await import(pathToFileURL(file).href)) as {
    default: Configuration | Promise<Configuration>
  }
  return module.default
}

async function expectFree(port: number): Promise<void> {
  if ((await getPort({ port, host: loopback })) === port) return
  throw new DevError(`Port ${port} is taken by another program: choose another by --port.`)
}
