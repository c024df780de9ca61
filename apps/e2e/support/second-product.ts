import { existsSync, readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import type { Composition, ShellManifest } from '@rafiq/platform-contracts'
import { FixtureBuild } from './fixture-build.ts'
import { buildTinyShell } from './tiny-shell.ts'

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.html': 'text/html',
}

/** Another product on the same platform: a shell of its own and one remote, served without Rafiq's gateway. */
export class SecondProduct {
  readonly address: string
  readonly #server: Server
  /** The newest first: pages that are open still load files of the one before. */
  #shellFolders: string[]
  #remotes: FixtureBuild[]

  private constructor(server: Server, shellFolder: string, remotes: FixtureBuild[]) {
    this.#server = server
    this.#remotes = remotes
    this.#shellFolders = [shellFolder]
    this.address = `http://localhost:${(server.address() as AddressInfo).port}`
  }

  /** @param folder for what is built */
  static async start(folder: string): Promise<SecondProduct> {
    const [visits, shellFolder] = await Promise.all([
      FixtureBuild.make(join(folder, 'visits'), 'visits', '1.0.0'),
      buildTinyShell(join(folder, 'shell')),
    ])
    return SecondProduct.of(shellFolder, visits)
  }

  /** Of builds that are there. */
  static async of(shellFolder: string, ...remotes: FixtureBuild[]): Promise<SecondProduct> {
    const server = createServer(({ url = '/' }, response) => {
      const { pathname } = new URL(url, 'http://localhost')
      const file = product.#fileAt(pathname)
      if (file !== undefined) {
        response.setHeader('content-type', types[extname(pathname)] ?? 'application/octet-stream')
        return response.end(readFileSync(file))
      }
      if (/^\/(api|shell|remotes)\//.test(pathname)) return response.writeHead(404).end('{}')
      response.setHeader('content-type', 'text/html')
      return response.end(product.#document())
    })
    await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
    const product = new SecondProduct(server, shellFolder, remotes)
    return product
  }

  /** What pages are made of from now on. */
  serve(shellFolder: string, ...remotes: FixtureBuild[]): void {
    this.#shellFolders.unshift(shellFolder)
    this.#remotes = remotes
  }

  get shellFolder(): string {
    return this.#shellFolders[0] ?? ''
  }

  /** As if its team had switched it off. */
  withoutRemotes(): void {
    this.#remotes = []
  }

  stop(): void {
    this.#server.closeAllConnections()
    this.#server.close()
  }

  #fileAt(pathname: string): string | undefined {
    const folders = [
      ...this.#shellFolders.map((folder) => ['/shell/', folder] as const),
      ...this.#remotes.map(
        ({ folder, manifest: { name, version } }) =>
          [`/remotes/${name}/${version}/`, join(folder, 'dist')] as const,
      ),
    ]
    return folders
      .filter(([start]) => pathname.startsWith(start))
      .map(([start, folder]) => join(folder, pathname.slice(start.length)))
      .find((file) => existsSync(file))
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
      data('settings', { publicUrl: this.address, reportSample: 0, loadSeconds: 60 }),
      ...shell.scripts.map(
        ({ path, integrity }) =>
          `<script defer src="/shell/${path}" integrity="${integrity}" crossorigin></script>`,
      ),
      '</head><body><div id="root"></div></body></html>',
    ].join('\n')
  }

  #composition(): Composition {
    const manifests = this.#remotes.map(({ manifest }) => manifest)
    const composed = manifests.map(({ name, version, entry, files, routes, navigation, fills = {}, own }) => [
      name,
      [
        {
          url: `/remotes/${name}/${version}/${entry}`,
          metadata: { version, integrity: files[entry]?.integrity ?? '', ...(own && { isolated: true }) },
          extras: { routes, navigation, fills: Object.keys(fills) },
        },
      ],
    ])
    return { id: 'library', microFrontends: Object.fromEntries(composed), restricted: [], previews: [] }
  }
}
