import { execFile } from 'node:child_process'
import { createHash, X509Certificate } from 'node:crypto'
import { once } from 'node:events'
import { mkdirSync, readFileSync } from 'node:fs'
import { request } from 'node:http'
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2'
import type { AddressInfo, Socket } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { CommandError } from '../../../local/settings.ts'

/** A certificate that nobody trusts, for this run only. */
export interface Certificate {
  key: Buffer
  cert: Buffer
}

/** @throws CommandError where the machine has no openssl */
export async function makeCertificate(folder: string): Promise<Certificate> {
  mkdirSync(folder, { recursive: true })
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2']
  const run = promisify(execFile)('openssl', [
    'req',
    ...kind,
    '-subj',
    '/CN=localhost',
    '-keyout',
    key,
    '-out',
    cert,
  ])
  await run.catch(() => {
    throw new CommandError('The comparison speaks HTTP/2 and needs openssl for a certificate: install it.')
  })
  return { key: readFileSync(key), cert: readFileSync(cert) }
}

/** Lets a browser take the certificate for a good one; what comes with an error it would not keep in its cache. */
export function trustFlag({ cert }: Certificate): string {
  const key = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' })
  return `--ignore-certificate-errors-spki-list=${createHash('sha256').update(key).digest('base64')}`
}

/** Headers of one connection, which the other has no use for. */
const hopByHop = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'upgrade',
  'http2-settings',
  'host',
])

const withoutHops = (headers: Readonly<Record<string, string | string[] | undefined>>) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !name.startsWith(':') && !hopByHop.has(name)))

/** What is made of a document, and what is answered for paths that it adds. */
export interface ChangeDocument {
  change: (html: string) => string
  files: ReadonlyMap<string, Buffer>
}

/** HTTP/2 in front of a server that speaks HTTP/1, as what stands in front of the gateway in production does. */
export async function startHttpsProxy(target: string, certificate: Certificate, changed?: ChangeDocument) {
  const server = createSecureServer({ ...certificate, allowHTTP1: true }, (asked, response) => {
    const file = changed?.files.get(asked.url)
    if (file) response.writeHead(200, { 'content-type': 'text/javascript' }).end(file)
    else if (changed && asked.headers.accept?.includes('text/html'))
      void passOnChanged(target, asked, response, changed)
    else passOn(target, asked, response)
  })
  const sockets = new Set<Socket>()
  server.on('connection', (socket: Socket) => sockets.add(socket))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `https://localhost:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}

function passOn(target: string, asked: Http2ServerRequest, response: Http2ServerResponse): void {
  const sent = request(
    `${target}${asked.url}`,
    { method: asked.method, headers: withoutHops(asked.headers) },
    (answer) => {
      response.writeHead(answer.statusCode ?? 502, withoutHops(answer.headers))
      answer.pipe(response)
    },
  )
  sent.on('error', () => response.destroy())
  asked.pipe(sent)
}

async function passOnChanged(
  target: string,
  asked: Http2ServerRequest,
  response: Http2ServerResponse,
  { change }: ChangeDocument,
): Promise<void> {
  const headers = withoutHops(asked.headers) as Record<string, string>
  const answer = await fetch(`${target}${asked.url}`, { headers })
  const { 'content-encoding': _, 'content-length': __, ...rest } = Object.fromEntries(answer.headers)
  response.writeHead(answer.status, withoutHops(rest)).end(change(await answer.text()))
}
