import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What a page of the set is made of: HTML of the remote's area, and a script that runs in the page. */
export interface SetPage {
  readonly area?: string
  readonly script?: string
  /** Beside the area. */
  readonly frame?: string
}

export const goodArea = `<h1>الإيجارات</h1><p>${'بيوت للإيجار في الرياض وجدة '.repeat(6)}</p><button type="button">بحث</button>`

/** The name of the script that a shell begins with (`a-shell.ts`). */
const shellScript = '/shell/start.0123456789.js'

/** A shell that shows its two pages, and those of the remote. */
export const goodShell = `
  const root = document.querySelector('#root')
  root.removeAttribute('data-prerendered')
  root.innerHTML = '<header><a href="/">الرئيسية</a> <a href="/rentals">الإيجارات</a></header><main id="main"></main>'
  const main = document.querySelector('#main')
  const words = ' كلمات كثيرة تشرح ما في هذه الصفحة'.repeat(6)
  const own = { '/': '<h1>الرئيسية</h1>', '/login': '<h1>الدخول</h1><button type="button">دخول</button>' }
  const show = () => {
    const page = own[location.pathname]
    main.innerHTML = page ? page + '<p>' + words + '</p>' : document.querySelector('#area').innerHTML
    if (page) return dispatchEvent(new Event('left'))
    const script = document.createElement('script')
    script.src = document.querySelector('#area').dataset.files + 'page.js'
    main.append(script)
  }
  document.querySelector('header a').addEventListener('click', (event) => {
    event.preventDefault()
    history.pushState(null, '', '/')
    show()
  })
  addEventListener('popstate', show)
  show()`

/**
 * The pages of a platform, as few as there can be: a frame, and in it the area of the remote `rentals`, in the version that the
 * visitor's cookie says.
 */
export class PageSet {
  /** By version. */
  pages: Record<string, SetPage> = {}
  /** The script that is the shell, of whoever opened a link to one; what others get is good. */
  candidateShell = goodShell
  /** Who asked for what, writes of the API. */
  readonly writes: string[] = []
  /** Reads of the API. */
  readonly reads: string[] = []
  /** The state of the registry that pages are made of. */
  liveRevision = ''
  /** The links to previews that were opened. */
  readonly previews: string[] = []
  /** What visitors get. */
  stable = '1.0.0'
  /** What those get who opened a link. */
  candidate = '2.0.0'
  readonly #server: Server

  private constructor() {
    this.#server = createServer((request, response) => {
      const { pathname } = new URL(request.url ?? '/', 'http://localhost')
      if (pathname === '/preview') {
        this.previews.push(request.url ?? '')
        const [, remote = ''] = /token=([a-z]+)\./.exec(request.url ?? '') ?? []
        response.setHeader('set-cookie', `preview-${remote}=1; Path=/`)
        response.writeHead(303, { location: '/' }).end()
      } else if (pathname.startsWith('/api/')) {
        const calls = request.method === 'GET' ? this.reads : this.writes
        calls.push(`${request.method} ${pathname}`)
        response.setHeader('x-live-revision', this.liveRevision)
        const status = pathname.includes('missing') ? 404 : 200
        response.writeHead(status, { 'content-type': 'application/json' }).end('{}')
      } else if (pathname === shellScript) {
        const isCandidate = request.headers.cookie?.includes('preview-shell=') === true
        response.writeHead(200, { 'content-type': 'text/javascript; charset=utf-8' })
        response.end(isCandidate ? this.candidateShell : goodShell)
      } else if (pathname.startsWith('/remotes/')) {
        const [, , , version = ''] = pathname.split('/')
        response.writeHead(200, { 'content-type': 'text/javascript' })
        response.end(this.pages[version]?.script ?? '')
      } else {
        const isCandidate = request.headers.cookie?.includes('preview-rentals=') === true
        const version = isCandidate ? this.candidate : this.stable
        response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
        response.end(documentOf(version, this.pages[version] ?? {}))
      }
    })
  }

  static async start(): Promise<PageSet> {
    const set = new PageSet()
    set.#server.listen(0, '127.0.0.1')
    await once(set.#server, 'listening')
    return set
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections()
    this.#server.close()
    await once(this.#server, 'close')
  }
}

function documentOf(version: string, { area = goodArea, frame = '' }: SetPage): string {
  return `<!doctype html><html lang="ar" dir="rtl"><title>t</title><link rel="icon" href="data:,">
    <style>body{margin:0;font:16px sans-serif}header{background:#eee;padding:16px}</style>
    <div id="root" data-prerendered><header><a href="/">الرئيسية</a></header><main><h1>الرئيسية</h1></main></div>
    <template id="area" data-files="/remotes/rentals/${version}/"><div data-remote="rentals@${version}">${area}</div></template>
    ${frame}
    <script src="${shellScript}"></script></html>`
}
