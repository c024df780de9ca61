import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'

type Keys = Awaited<ReturnType<typeof generateKeyPair>>

/** An issuer of OIDC tokens on this machine, as the CI of GitHub or GitLab is one. */
export class Issuer {
  readonly url: string
  readonly #server: Server
  readonly #keys: Keys

  private constructor(server: Server, keys: Keys) {
    this.#server = server
    this.#keys = keys
    this.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  }

  static async start(): Promise<Issuer> {
    const keys = await generateKeyPair('RS256')
    const jwk = { ...(await exportJWK(keys.publicKey)), kid: 'one', alg: 'RS256', use: 'sig' }
    const server = createServer(({ url, headers }, response) => {
      const own = `http://${headers.host}`
      const answers: Record<string, object> = {
        '/.well-known/openid-configuration': { issuer: own, jwks_uri: `${own}/keys` },
        '/keys': { keys: [jwk] },
      }
      response.setHeader('content-type', 'application/json')
      response.end(JSON.stringify(answers[url ?? ''] ?? {}))
    })
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    return new Issuer(server, keys)
  }

  /** A token of a run; claims that are given stand in place of good ones. */
  token(
    subject: string,
    now: Date,
    claims: Record<string, unknown> = {},
    keys = this.#keys,
  ): Promise<string> {
    const at = Math.floor(now.getTime() / 1000)
    const good = { iss: this.url, aud: 'http://localhost:4000', sub: subject, iat: at, exp: at + 300 }
    return new SignJWT({ ...good, ...claims })
      .setProtectedHeader({ alg: 'RS256', kid: 'one' })
      .sign(keys.privateKey)
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections()
    this.#server.close()
    await once(this.#server, 'close')
  }
}
