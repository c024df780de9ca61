import { join } from 'node:path'
import { type RemoteManifest, remoteManifestSchema } from '@rafiq/platform-contracts'
import { type Compiler, type Configuration, rspack, type Stats } from '@rspack/core'
import { RspackDevServer } from '@rspack/dev-server'
import { hotSocketPath } from '../proxy/start-dev-proxy.ts'
import { hotConfig } from './hot-config.ts'

export type Hot = Readonly<{
  url: URL
  manifest: () => RemoteManifest | undefined
  stop: () => Promise<void>
}>

/**
 * Builds a remote into memory whenever one of its sources changes, and tells open pages what changed.
 *
 * @param tell of every build: what is wrong with it, or nothing
 */
export async function startHot(
  config: Configuration,
  port: number,
  tell: (problems: string) => void,
): Promise<Hot> {
  const compiler = rspack(hotConfig(config))
  let manifest: RemoteManifest | undefined
  const onBuilt = (stats: Stats) => {
    if (!stats.hasErrors()) manifest = readManifest(compiler)
    tell(stats.hasErrors() ? stats.toString({ preset: 'errors-only', colors: process.stdout.isTTY }) : '')
  }
  const first = new Promise<void>((resolve) => {
    compiler.hooks.done.tap('rafiq-dev', (stats) => {
      onBuilt(stats)
      resolve()
    })
  })
  const server = new RspackDevServer(
    {
      host: '127.0.0.1',
      port,
      hot: true,
      liveReload: false,
      setupExitSignals: false,
      // The page's policy forbids frames; problems are in the terminal and the console.
      client: { overlay: false, logging: 'warn', webSocketURL: `auto://0.0.0.0:0${hotSocketPath}` },
      webSocketServer: { type: 'ws', options: { path: hotSocketPath } },
      static: false,
    },
    compiler,
  )
  await server.start()
  await first
  return {
    url: new URL(`http://127.0.0.1:${port}`),
    manifest: () => manifest,
    stop: () => server.stop(),
  }
}

function readManifest({ outputFileSystem, outputPath }: Compiler): RemoteManifest {
  const { readFileSync } = outputFileSystem as unknown as { readFileSync: (path: string) => Buffer }
  return remoteManifestSchema.parse(JSON.parse(readFileSync(join(outputPath, 'remote.json')).toString()))
}
