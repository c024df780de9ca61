import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { type BrowserSettings, browserSettingsSchema, defaultLanguage } from '@rafiq/platform-contracts'
import product from '../../../libs/product/configuration/product.json' with { type: 'json' }
import { chooseEncoding } from '../../../services/gateway/src/content/encoding.ts'
import { withInitialFrame } from '../../../services/gateway/src/document/initial-frame.ts'
import { appPreloads, pagePreloads } from '../../../services/gateway/src/document/preloads.ts'
import { prerenderedPage } from '../../../services/gateway/src/document/prerendered.ts'
import { forRequest, renderDocument } from '../../../services/gateway/src/document/render-document.ts'
import { commonHeaders, documentHeaders } from '../../../services/gateway/src/http/security-headers.ts'
import { Shell } from '../../../services/gateway/src/shell/shell.ts'

const noRemotes = { id: 'monolith', microFrontends: {}, restricted: [], previews: [] }

/**
 * Serves the build without federation as the gateway serves the shell: its own code, headers and compression.
 *
 * @param platform where calls of the API are sent on to
 */
export async function serveMonolith(folder: string, settings: BrowserSettings, platform: string) {
  const shell = Shell.read(folder)
  const pages = new Set(shell.manifest.routes.map(({ path }) => path))
  const server = createServer((asked, response) => {
    const path = asked.url ?? '/'
    if (path.startsWith('/api/')) sendOn(platform, asked, response)
    else if (pages.has(path)) void sendPage(shell, settings, path, response)
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

/** What the document of the measured platform tells its browsers, so that both homes show the same. */
export async function settingsAt(baseUrl: string): Promise<BrowserSettings> {
  const html = await (await fetch(`${baseUrl}/`)).text()
  const json = /<script type="application\/json" id="settings">(.*)<\/script>/.exec(html)?.[1] ?? ''
  return browserSettingsSchema.parse(JSON.parse(json))
}

async function sendPage(
  shell: Shell,
  settings: BrowserSettings,
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
    composition: noRemotes,
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
