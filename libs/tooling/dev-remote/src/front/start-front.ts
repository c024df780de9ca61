import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { RemoteManifest, RestrictedComposition, ShellManifest } from '@rafiq/contracts'
import { withLocalRestricted } from './edit-composition.ts'
import { editDocument, hasPage } from './edit-document.ts'
import { type Edit, passOn, tunnel } from './pass-on.ts'
import { sendFile } from './send-file.ts'

export type Front = Readonly<{
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
export async function startFront(front: Front): Promise<() => Promise<void>> {
  const server = createServer((request, reply) => answer(front, request, reply))
  server.on('upgrade', (request, socket, head) => {
    const { platform, hot } = front
    // The platform takes sockets of its own pages only, and this page stands for one of them.
    if (request.url?.startsWith('/socket.io/'))
      tunnel(request, socket, head, platform, { origin: platform.origin })
    else tunnel(request, socket, head, hot)
  })
  server.listen(front.port, '127.0.0.1')
  await once(server, 'listening')
  return async () => {
    server.close()
    server.closeAllConnections()
    await once(server, 'close')
  }
}

function answer(front: Front, request: IncomingMessage, reply: ServerResponse): void {
  const { url = '/' } = request
  const local = front.manifest()
  if (url === '/sw.js') {
    reply.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-store' }).end(emptyWorker)
  } else if (local && url.startsWith(`/remotes/${local.name}/${local.version}/`)) {
    passOn(request, reply, front.hot)
  } else if (url.startsWith('/shell/') && sendFile(front.shell.folder, url.slice('/shell/'.length), reply)) {
    return
  } else if (request.headers.accept?.includes('text/html')) {
    if (local) passOn(request, reply, front.platform, documentEdit(front, local, url))
    else reply.writeHead(503, { 'content-type': 'text/plain' }).end(notBuilt)
  } else if (local && url.startsWith('/api/composition/restricted')) {
    passOn(request, reply, front.platform, restrictedEdit(local))
  } else {
    passOn(request, reply, front.platform)
  }
}

const documentEdit = ({ shell }: Front, local: RemoteManifest, url: string): Edit => ({
  appliesTo: ({ headers }) => headers['content-type']?.startsWith('text/html') ?? false,
  text: (html) => editDocument(html, shell.manifest, local),
  status: (status) => (status === 404 && hasPage(local, url) ? 200 : status),
})

const restrictedEdit = (local: RemoteManifest): Edit => ({
  appliesTo: ({ statusCode }) => statusCode === 200,
  text: (json) => JSON.stringify(withLocalRestricted(JSON.parse(json) as RestrictedComposition, local)),
})
