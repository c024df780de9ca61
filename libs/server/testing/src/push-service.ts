import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  type ECDH,
  hkdfSync,
  randomBytes,
  randomUUID,
  verify,
} from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

/** A message as a push service took it and as its browser opened it. */
export interface DeliveredPush {
  /** Of the browser that it is for. */
  readonly path: string
  readonly headers: IncomingMessage['headers']
  /** What the sender sealed. */
  readonly payload: string
  /** What the sender signed, and the public key that it is known by. */
  readonly claims: { readonly aud: string; readonly exp: number; readonly sub: string }
  readonly vapidKey: string
}

/** What a browser gives out about itself. */
export interface BrowserSubscription {
  endpoint: string
  keys: { p256dh: string; auth: string }
}

const tokenPattern = /^vapid t=([\w-]+\.[\w-]+)\.([\w-]+), k=([\w-]+)$/

/**
 * A push service and the browsers behind it, on the loopback: it takes a message as RFC 8030 has it, demands that the sender
 * signs (RFC 8292), and opens it with the browser's own keys (RFC 8291, RFC 8188), by Node's cryptography alone. It can
 * be stopped and started on its port, and made to refuse.
 */
export class PushService {
  readonly delivered: DeliveredPush[] = []
  /** Requests that came, whatever became of them. */
  asked = 0
  /** What it answers instead of taking a message. */
  rejection: { status: number; location?: string } | null = null
  readonly #browsers = new Map<string, { pair: ECDH; auth: Buffer }>()
  #port = 0
  #server: Server | undefined

  get url(): string {
    return `http://127.0.0.1:${this.#port}`
  }

  async start(): Promise<void> {
    const server = createServer((request, response) => {
      this.asked += 1
      this.#take(request)
        .then((status) => response.writeHead(status, this.#location()).end())
        .catch(() => response.writeHead(400).end())
    })
    server.listen(this.#port, '127.0.0.1')
    await once(server, 'listening')
    this.#port = (server.address() as AddressInfo).port
    this.#server = server
  }

  async stop(): Promise<void> {
    const server = this.#server
    this.#server = undefined
    server?.closeAllConnections()
    if (server) await new Promise((resolve) => server.close(resolve))
  }

  /** A browser that asked this service to be reached. */
  browser(): BrowserSubscription {
    const pair = createECDH('prime256v1')
    pair.generateKeys()
    const auth = randomBytes(16)
    const path = `/push/${randomUUID()}`
    this.#browsers.set(path, { pair, auth })
    const keys = { p256dh: pair.getPublicKey('base64url'), auth: auth.toString('base64url') }
    return { endpoint: this.url + path, keys }
  }

  /** What reached a browser. */
  to({ endpoint }: BrowserSubscription): DeliveredPush[] {
    const { pathname } = new URL(endpoint)
    return this.delivered.filter(({ path }) => path === pathname)
  }

  #location(): { location?: string } {
    return this.rejection?.location === undefined ? {} : { location: this.rejection.location }
  }

  async #take(request: IncomingMessage): Promise<number> {
    const body = await buffer(request)
    if (this.rejection) return this.rejection.status
    const path = request.url ?? ''
    const browser = this.#browsers.get(path)
    if (!browser) return 404
    const { claims, vapidKey } = signedClaims(request.headers.authorization ?? '')
    if (claims.aud !== this.url || request.headers['content-encoding'] !== 'aes128gcm') return 400
    const payload = open(body, browser.pair, browser.auth)
    this.delivered.push({ path, headers: request.headers, payload, claims, vapidKey })
    return 201
  }
}

/** What a sender signed for a push service (RFC 8292). @throws where nobody could have signed it */
function signedClaims(authorization: string): Pick<DeliveredPush, 'claims' | 'vapidKey'> {
  const [, signed = '', signature = '', vapidKey = ''] = tokenPattern.exec(authorization) ?? []
  const point = Buffer.from(vapidKey, 'base64url')
  const part = (from: number, to?: number) => point.subarray(from, to).toString('base64url')
  const key = createPublicKey({
    key: { kty: 'EC', crv: 'P-256', x: part(1, 33), y: part(33) },
    format: 'jwk',
  })
  const proof = { key, dsaEncoding: 'ieee-p1363' } as const
  if (!verify('sha256', Buffer.from(signed), proof, Buffer.from(signature, 'base64url'))) {
    throw new Error('the sender did not sign this')
  }
  const claims = JSON.parse(Buffer.from(signed.split('.')[1] ?? '', 'base64url').toString())
  return { claims, vapidKey }
}

/** What was sealed for a browser (RFC 8291): one record of `aes128gcm` (RFC 8188). @throws where it was altered */
function open(body: Buffer, pair: ECDH, auth: Buffer): string {
  const salt = body.subarray(0, 16)
  const keyLength = body.readUInt8(20)
  const sender = body.subarray(21, 21 + keyLength)
  const sealed = body.subarray(21 + keyLength)
  const derive = (secret: Buffer, by: Buffer, info: Buffer, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, by, info, length))
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), sender])
  const secret = derive(pair.computeSecret(sender), auth, info, 32)
  const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
  const decipher = createDecipheriv('aes-128-gcm', key, nonce)
  decipher.setAuthTag(sealed.subarray(-16))
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
  // The last record's padding begins with 2; zeros follow.
  return padded.subarray(0, padded.lastIndexOf(2)).toString()
}
