import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Composition, compositionSchema } from '@rafiq/platform-contracts'
import { credentialEnvironment, freePort, signingKeys, type TestRedis, waitUntil } from '@rafiq/testing'

const script = join(import.meta.dirname, '../../gateway/dist/bundle/main.js')

/** What a gateway is started with, besides its own port. */
export interface GatewaySurroundings {
  readonly redis: TestRedis
  readonly releasesUrl: string
  readonly usersUrl: string
  readonly shellFolder: string
  readonly storage: string
  readonly productConfig: string
  readonly env?: Record<string, string>
}

export interface Page {
  readonly html: string
  readonly composition: Composition
}

/** The gateway as it is built, in a process of its own: a service never imports another. */
export class GatewayProcess {
  readonly url: string
  readonly #process: ChildProcess

  private constructor(url: string, process: ChildProcess) {
    this.url = url
    this.#process = process
  }

  static async start(surroundings: GatewaySurroundings): Promise<GatewayProcess> {
    if (!existsSync(script)) {
      throw new Error('The gateway is not built: run `npx nx build @rafiq/gateway-service`.')
    }
    const { redis, releasesUrl, usersUrl, shellFolder, storage, productConfig, env: more } = surroundings
    const port = await freePort()
    const env = {
      NODE_ENV: 'test',
      PORT: String(port),
      LOG_LEVEL: 'silent',
      ...credentialEnvironment('gateway'),
      ...signingKeys,
      REDIS_URL: redis.url,
      REDIS_PREFIX: redis.prefix,
      PRODUCT_CONFIG: productConfig,
      SHELL_DIR: shellFolder,
      STORAGE_DIR: storage,
      RELEASES_URL: releasesUrl,
      USERS_URL: usersUrl,
      CONNECTIONS_URL: usersUrl,
      MODERATION_URL: usersUrl,
      CHAT_URL: usersUrl,
      SUPPORT_EMAIL: 'support@rafiq.test',
      ...more,
    }
    const url = `http://127.0.0.1:${port}`
    const child = spawn(process.execPath, [script], { env, stdio: ['ignore', 'ignore', 'inherit'] })
    const gateway = new GatewayProcess(url, child)
    await waitUntil('the gateway answers', async () => (await fetch(`${url}/healthz`)).ok)
    return gateway
  }

  async stop(): Promise<void> {
    if (this.#process.exitCode !== null) return
    this.#process.kill('SIGTERM')
    await once(this.#process, 'exit')
  }

  get(path: string, headers: Record<string, string> = {}): Promise<Response> {
    return fetch(`${this.url}${path}`, { headers })
  }

  async page(path: string): Promise<Page> {
    const html = await (await this.get(path)).text()
    const json = /id="composition">(.*)<\/script>/.exec(html)?.[1] ?? ''
    return { html, composition: compositionSchema.parse(JSON.parse(json)) }
  }

  /** The version that a page gets at this moment; undefined for none. */
  async version(remote: string): Promise<string | undefined> {
    const { composition } = await this.page('/')
    return composition.microFrontends[remote]?.[0]?.metadata.version
  }
}
