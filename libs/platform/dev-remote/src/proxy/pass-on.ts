import { type ClientRequest, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { request as secureRequest } from 'node:https'
import type { Duplex } from 'node:stream'

/** One request of the browser's, asked of another server as it came. */
function ask(from: IncomingMessage, to: URL, headers: Record<string, string> = {}): ClientRequest {
  const send = to.protocol === 'https:' ? secureRequest : request
  return send(new URL(from.url ?? '/', to), {
    method: from.method ?? 'GET',
    // A server that answers for several names goes by it.
    headers: { ...from.headers, host: to.host, ...headers },
  })
}

/** What may be done with an answer before the browser gets it: its whole text in another form, and other headers. */
export type Edit = Readonly<{
  appliesTo: (answer: IncomingMessage) => boolean
  text: (text: string) => string
  status?: (status: number) => number
}>

/** Headers that an answer has no more when its text has changed, or that would forbid what changes under the page. */
const dropped = ['content-length', 'content-encoding', 'transfer-encoding', 'etag', 'integrity-policy']

/** Passes a request on, and its answer back, edited where that is asked for. */
export function passOn(from: IncomingMessage, reply: ServerResponse, to: URL, edit?: Edit): void {
  const asked = ask(from, to, edit ? { 'accept-encoding': 'identity' } : {})
  asked.on('response', (answer) => {
    if (edit?.appliesTo(answer)) return void replyEdited(answer, reply, edit)
    reply.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(reply)
  })
  asked.on('error', () => {
    if (!reply.headersSent) reply.writeHead(502, { 'content-type': 'text/plain; charset=utf-8' })
    reply.end(`${to.origin} does not answer.\n`)
  })
  reply.on('close', () => asked.destroy())
  from.pipe(asked)
}

async function replyEdited(answer: IncomingMessage, reply: ServerResponse, edit: Edit): Promise<void> {
  const chunks: Buffer[] = []
  for await (const chunk of answer) chunks.push(chunk as Buffer)
  const text = edit.text(Buffer.concat(chunks).toString('utf8'))
  const status = answer.statusCode ?? 502
  const headers = Object.entries(answer.headers).filter(([name]) => !dropped.includes(name))
  reply.writeHead(edit.status?.(status) ?? status, Object.fromEntries(headers))
  reply.end(text)
}

/** Joins a browser's WebSocket with another server's, byte by byte; `headers` take the place of the browser's. */
export function tunnel(
  from: IncomingMessage,
  socket: Duplex,
  head: Buffer,
  to: URL,
  headers: Record<string, string> = {},
): void {
  const asked = ask(from, to, headers)
  asked.on('upgrade', (answer, upstream, first) => {
    const lines = Object.entries(answer.headers).map(([name, value]) => `${name}: ${String(value)}`)
    socket.write(`HTTP/1.1 101 Switching Protocols\r\n${lines.join('\r\n')}\r\n\r\n`)
    upstream.write(head)
    socket.write(first)
    upstream.pipe(socket).pipe(upstream)
    upstream.on('error', () => socket.destroy())
    socket.on('error', () => upstream.destroy())
    upstream.on('close', () => socket.destroy())
    socket.on('close', () => upstream.destroy())
  })
  asked.on('response', () => socket.destroy())
  asked.on('error', () => socket.destroy())
  asked.end()
}
