import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import type { Composition, RemoteManifest, ShellManifest } from '@rafiq/platform-contracts'
import { FixtureBuild } from './fixture-build.ts'

const source = join(import.meta.dirname, '../fixtures/tiny-shell')
const rspack = join(import.meta.dirname, '../../../node_modules/.bin/rspack')
const version = '1.0.0'
const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.html': 'text/html',
}

/** Another product on the same platform: a shell of its own and one remote, served without Rafiq's gateway. */
export class SecondProduct {
  readonly address: string
  readonly shellFolder: string
  readonly #server: Server
  #remotes: RemoteManifest[]

  private constructor(server: Server, shellFolder: string, remote: RemoteManifest) {
    this.#server = server
    this.#remotes = [remote]
    this.shellFolder = shellFolder
    this.address = `http://localhost:${(server.address() as AddressInfo).port}`
  }

  /** @param folder for what is built */
  static async start(folder: string): Promise<SecondProduct> {
    const shellFolder = join(folder, 'shell')
    const [visits] = await Promise.all([
      FixtureBuild.make(join(folder, 'visits'), 'visits', version),
      promisify(execFile)(rspack, ['build', '--output-path', shellFolder], {
        cwd: source,
        env: { ...process.env, NODE_ENV: 'production' },
      }),
    ])
    const folders = { '/shell/': shellFolder, [`/remotes/visits/${version}/`]: join(visits.folder, 'dist') }
    const server = createServer(({ url = '/' }, response) => {
      const { pathname } = new URL(url, 'http://localhost')
      const [base, files] = Object.entries(folders).find(([start]) => pathname.startsWith(start)) ?? []
      if (base && files) {
        response.setHeader('content-type', types[extname(pathname)] ?? 'application/octet-stream')
        return response.end(readFileSync(join(files, pathname.slice(base.length))))
      }
      if (pathname.startsWith('/api/')) return response.writeHead(404).end('{}')
      response.setHeader('content-type', 'text/html')
      return response.end(product.#document())
    })
    await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
    const product = new SecondProduct(server, shellFolder, visits.manifest)
    return product
  }

  /** As if its team had switched it off. */
  withoutRemotes(): void {
    this.#remotes = []
  }

  stop(): void {
    this.#server.closeAllConnections()
    this.#server.close()
  }

  #document(): string {
    const shell = JSON.parse(readFileSync(join(this.shellFolder, 'shell.json'), 'utf8')) as ShellManifest
    const data = (id: string, value: unknown) =>
      `<script type="application/json" id="${id}">${JSON.stringify(value)}</script>`
    return [
      '<!doctype html><html lang="en" dir="ltr"><head><meta charset="utf-8"><title>Library</title>',
      ...shell.styles.map(
        ({ path, integrity }) =>
          `<link rel="stylesheet" href="/shell/${path}" integrity="${integrity}" crossorigin>`,
      ),
      data('composition', this.#composition()),
      data('settings', { publicUrl: this.address, reportSample: 0 }),
      ...shell.scripts.map(
        ({ path, integrity }) =>
          `<script defer src="/shell/${path}" integrity="${integrity}" crossorigin></script>`,
      ),
      '</head><body><div id="root"></div></body></html>',
    ].join('\n')
  }

  #composition(): Composition {
    const composed = this.#remotes.map(({ name, entry, files, routes, navigation }) => [
      name,
      [
        {
          url: `/remotes/${name}/${version}/${entry}`,
          metadata: { version, integrity: files[entry]?.integrity ?? '' },
          extras: { routes, navigation },
        },
      ],
    ])
    return { id: 'library', microFrontends: Object.fromEntries(composed), restricted: [], previews: [] }
  }
}
