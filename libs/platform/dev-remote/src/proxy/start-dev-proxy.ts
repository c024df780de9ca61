import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import type { RemoteManifest, RestrictedComposition, ShellManifest } from '@rafiq/platform-contracts'
import { withLocalRestricted } from './edit-composition.ts'
import { editDocument, hasPage } from './edit-document.ts'
import { type Edit, passOn, tunnel } from './pass-on.ts'
import { sendFile } from './send-file.ts'

/** Where open pages are told what changed: led to the server that rebuilds the remote. */
export const hotSocketPath = '/ws'

export type DevProxy = Readonly<{
  /** Loopback only. */
  port: number
  platform: URL
  /** Where the remote is rebuilt. */
  hot: URL
  shell: Readonly<{ folder: string; manifest: ShellManifest }>
  /** Of the latest build that worked; undefined before the first. */
  manifest: () => RemoteManifest | undefined
}>

/** In place of the platform's, which keeps files for ever. */
const emptyWorker = 'self.addEventListener("install", () => self.skipWaiting())\n'
const notBuilt = 'The remote could not be built yet: its errors are in the terminal of npm run dev.\n'

/**
 * The platform as its browsers see it, with one remote from the working tree in it. Everything that is not a document
 * or a file of the shell or the remote is passed on as it is: sessions, the API and sockets are the platform's own.
 */
export async function startDevProxy(proxy: DevProxy): Promise<() => Promise<void>> {
  const server = createServer((request, reply) => answer(proxy, request, reply))
  const sockets = new Set<Duplex>()
  server.on('upgrade', (request, socket, head) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
    const { platform, hot } = proxy
    // Either takes sockets of its own pages only, and this page stands for one of them.
    const to = request.url?.split('?', 1)[0] === hotSocketPath ? hot : platform
    tunnel(request, socket, head, to, { origin: to.origin })
  })
  server.listen(proxy.port, '127.0.0.1')
  await once(server, 'listening')
  return async () => {
    server.close()
    server.closeAllConnections()
    // Those that were upgraded are no connections of the server any more, and would keep it open.
    for (const socket of sockets) socket.destroy()
    await once(server, 'close')
  }
}

function answer(proxy: DevProxy, request: IncomingMessage, reply: ServerResponse): void {
  const { url = '/' } = request
  const local = proxy.manifest()
  if (url === '/sw.js') {
    reply.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-store' }).end(emptyWorker)
  } else if (local && url.startsWith(`/remotes/${local.name}/${local.version}/`)) {
    passOn(request, reply, proxy.hot)
  } else if (url.startsWith('/shell/') && sendFile(proxy.shell.folder, url.slice('/shell/'.length), reply)) {
    return
  } else if (request.headers.accept?.includes('text/html')) {
    if (local) passOn(request, reply, proxy.platform, documentEdit(proxy, local, url))
    else reply.writeHead(503, { 'content-type': 'text/plain' }).end(notBuilt)
  } else if (local && url.startsWith('/api/composition/restricted')) {
    passOn(request, reply, proxy.platform, restrictedEdit(local))
  } else {
    passOn(request, reply, proxy.platform)
  }
}

const documentEdit = ({ shell }: DevProxy, local: RemoteManifest, url: string): Edit => ({
  appliesTo: ({ headers }) => headers['content-type']?.startsWith('text/html') ?? false,
  text: (html) => editDocument(html, shell.manifest, local),
  status: (status) => (status === 404 && hasPage(local, url) ? 200 : status),
})

const restrictedEdit = (local: RemoteManifest): Edit => ({
  appliesTo: ({ statusCode }) => statusCode === 200,
  text: (json) => JSON.stringify(withLocalRestricted(JSON.parse(json) as RestrictedComposition, local)),
})
