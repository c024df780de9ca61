import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import {
  type BrowserSettings,
  browserSettingsSchema,
  type Composition,
  compositionSchema,
  defaultLanguage,
} from '@rafiq/platform-contracts'
import product from '../../../libs/product/configuration/product.json' with { type: 'json' }
import { chooseEncoding } from '../../../services/gateway/src/content/encoding.ts'
import { withInitialFrame } from '../../../services/gateway/src/document/initial-frame.ts'
import { appPreloads, pagePreloads } from '../../../services/gateway/src/document/preloads.ts'
import { prerenderedPage } from '../../../services/gateway/src/document/prerendered.ts'
import { forRequest, renderDocument } from '../../../services/gateway/src/document/render-document.ts'
import { commonHeaders, documentHeaders } from '../../../services/gateway/src/http/security-headers.ts'
import { Shell } from '../../../services/gateway/src/shell/shell.ts'

/**
 * Serves the build without federation as the gateway serves the shell: its own code, headers and compression.
 *
 * @param platform where calls of the API are sent on to
 */
export async function serveMonolith(folder: string, told: Told, platform: string) {
  const shell = Shell.read(folder)
  const pages = new Set(shell.manifest.routes.map(({ path }) => path))
  const server = createServer((asked, response) => {
    const path = asked.url ?? '/'
    if (path.startsWith('/api/')) sendOn(platform, asked, response)
    else if (pages.has(path)) void sendPage(shell, told, path, response)
    else void sendFile(shell, path, asked, response)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

/** What a document tells its browser. */
interface Told {
  settings: BrowserSettings
  /** Of remotes, which the monolith never loads: what pages there are, and where navigation leads. */
  composition: Composition
}

/** What documents of the measured platform tell, so that both builds show the same pages, navigation and links. */
export async function toldAt(baseUrl: string): Promise<Told> {
  const html = await (await fetch(`${baseUrl}/`)).text()
  const told = (id: string): unknown => {
    const json = new RegExp(`<script type="application/json" id="${id}">(.*?)</script>`).exec(html)?.[1]
    return JSON.parse(json ?? '')
  }
  return {
    settings: browserSettingsSchema.parse(told('settings')),
    composition: compositionSchema.parse(told('composition')),
  }
}

async function sendPage(
  shell: Shell,
  { settings, composition }: Told,
  path: string,
  response: ServerResponse,
): Promise<void> {
  const nonce = randomBytes(16).toString('base64')
  const routes = shell.manifest.routes.filter((route) => route.path === path)
  const initialFrame = routes.find((route) => route.initialFrame)?.initialFrame
  const [route] = routes
  const whole = route && prerenderedPage(shell.pages, { kind: 'shell', route }, defaultLanguage, settings)
  const template = renderDocument({
    language: defaultLanguage,
    product,
    shell: shell.manifest,
    ...(whole === undefined
      ? {
          root: withInitialFrame(shell.skeleton, shell.manifest.initialFrames, initialFrame, defaultLanguage),
          preloads: [...appPreloads(shell.manifest), ...preloadsOf(shell, routes)],
        }
      : { root: whole, isPrerendered: true, preloads: [] }),
    icons: shell.rootFiles.icons,
    composition,
    settings,
    modules: {},
  })
  const html = await promisify(brotliCompress)(forRequest(template, nonce), {
    params: { [constants.BROTLI_PARAM_QUALITY]: 4 },
  })
  response.writeHead(200, {
    ...commonHeaders(false),
    ...documentHeaders(nonce, false),
    'cache-control': 'no-store',
    'content-encoding': 'br',
    'content-type': 'text/html; charset=utf-8',
  })
  response.end(html)
}

/** What the chunks of a page need, each file once. */
function preloadsOf(shell: Shell, routes: Shell['manifest']['routes']) {
  const all = routes.flatMap((route) =>
    pagePreloads({ kind: 'shell', route }, defaultLanguage, shell.manifest),
  )
  return [...new Map(all.map((asset) => [asset.path, asset])).values()]
}

function sendOn(platform: string, { method, url, headers }: IncomingMessage, response: ServerResponse): void {
  const sent = request(`${platform}${url}`, { method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(response)
  })
  sent.on('error', () => response.destroy())
  sent.end()
}

async function sendFile(
  shell: Shell,
  path: string,
  { headers }: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const file = path.startsWith('/shell/')
    ? shell.file(path.slice('/shell/'.length))
    : shell.rootFiles.file(path.slice(1))
  if (!file) {
    response.writeHead(404).end()
    return
  }
  const encoding = chooseEncoding(String(headers['accept-encoding'] ?? ''), file.encodings)
  const body = await file.body(encoding)
  response.writeHead(200, {
    ...commonHeaders(false),
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': file.type,
    'content-length': body.length,
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
  })
  response.end(body)
}
