import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { NestFastifyApplication } from '@nestjs/platform-fastify'
import type { LiveReleases, RemoteManifest, ShellManifest } from '@rafiq/platform-contracts'
import { createTestApp, parseSettings } from '@rafiq/service-kit'
import {
  calledBy,
  credentialEnvironment,
  type SampleCall,
  signingKeys,
  type TestRedis,
  testRedis,
  writeTestProduct,
} from '@rafiq/testing'
import { serviceOptions } from '../src/service-options.ts'
import { readGatewaySettings } from '../src/settings.ts'
import { live, manifest, shellManifest, staffManifest } from './manifests.ts'
import { json, type SeenRequest, Upstream } from './upstream.ts'

export interface Replica {
  get(path: string, headers?: Record<string, string>): Promise<Response>
  stop(): Promise<void>
}

const urlOf = async (app: NestFastifyApplication) => (await app.getUrl()).replace('[::1]', '127.0.0.1')
const get = (url: string, path: string, headers: Record<string, string>) =>
  fetch(`${url}${path}`, { headers, redirect: 'manual' })

/** A gateway that listens, on a Redis prefix and folders of its own, with a registry and a users service behind it. */
export class RunningGateway {
  readonly redis: TestRedis = testRedis()
  readonly users = new Upstream((_, response) => json(response, 200, {}))
  readonly connections = new Upstream((_, response) => json(response, 200, {}))
  readonly chat = new Upstream((_, response) => json(response, 200, {}))
  readonly moderation = new Upstream((_, response) => json(response, 200, {}))
  readonly releases = new Upstream((request, response) => this.#answerRegistry(request, response))
  /** What the registry says of versions of any age. */
  archive: RemoteManifest[] | 'away' = []
  folder = ''
  url = ''
  #live: LiveReleases = live(manifest(), staffManifest())
  #app: NestFastifyApplication | undefined

  static async start(env: Record<string, string> = {}): Promise<RunningGateway> {
    const gateway = new RunningGateway()
    gateway.folder = await mkdtemp(join(tmpdir(), 'gateway-'))
    await gateway.#writeFiles()
    await gateway.users.start()
    await gateway.connections.start()
    await gateway.chat.start()
    await gateway.moderation.start()
    await gateway.releases.start()
    await gateway.boot(env)
    return gateway
  }

  /** Starts the gateway itself, again after `shutDown`. */
  async boot(env: Record<string, string> = {}): Promise<void> {
    this.#app = await this.#listen(env)
    this.url = await urlOf(this.#app)
  }

  /** Another replica on the same Redis, storage and services. */
  async beside(env: Record<string, string>): Promise<Replica> {
    const app = await this.#listen(env)
    const url = await urlOf(app)
    return { get: (path, headers = {}) => get(url, path, headers), stop: () => app.close() }
  }

  async #listen(env: Record<string, string>): Promise<NestFastifyApplication> {
    const settings = readGatewaySettings(parseSettings, {
      NODE_ENV: 'test',
      PORT: '1',
      ...credentialEnvironment('gateway'),
      ...signingKeys,
      REDIS_URL: this.redis.url,
      REDIS_PREFIX: this.redis.prefix,
      PRODUCT_CONFIG: await writeTestProduct(this.folder),
      SHELL_DIR: join(this.folder, 'shell'),
      STORAGE_DIR: join(this.folder, 'storage'),
      RELEASES_URL: this.releases.url,
      USERS_URL: this.users.url,
      CONNECTIONS_URL: this.connections.url,
      CHAT_URL: this.chat.url,
      MODERATION_URL: this.moderation.url,
      SUPPORT_EMAIL: 'support@rafiq.test',
      // What the registry says from now on is soon there; a test waits for it.
      LIVE_INTERVAL: '50',
      LOG_LEVEL: 'silent',
      ...env,
    })
    const app = await createTestApp(serviceOptions(settings))
    await app.listen(0, '127.0.0.1')
    return app
  }

  /** Asks without a client in between that would mend what is wrong with an address. */
  inject(call: { method: SampleCall['method']; url: string; headers: Record<string, string> }) {
    if (!this.#app) throw new Error('The gateway does not run.')
    return this.#app.inject(call)
  }

  async shutDown(): Promise<void> {
    await this.#app?.close()
    this.#app = undefined
  }

  /** What the registry says from now on. */
  publish(revision: string, ...remotes: RemoteManifest[]): void {
    this.#live = { ...live(...remotes), revision }
  }

  /** What the registry says from now on, channels and all. */
  serve(live: LiveReleases): void {
    this.#live = live
  }

  get(path: string, headers: Record<string, string> = {}): Promise<Response> {
    return get(this.url, path, headers)
  }

  async stop(): Promise<void> {
    await this.shutDown()
    await this.users.stop()
    await this.connections.stop()
    await this.chat.stop()
    await this.moderation.stop()
    await this.releases.stop()
    await this.redis.close()
    await rm(this.folder, { recursive: true, force: true })
  }

  #answerRegistry({ headers, url }: SeenRequest, response: Parameters<typeof json>[0]): void {
    if (headers['x-service-credential'] !== calledBy('gateway')['x-service-credential']) {
      json(response, 200, {})
      return
    }
    if (url.startsWith('/internal/manifests')) {
      const wanted = new URL(url, this.url).searchParams.get('of')?.split(',') ?? []
      // As the registry does.
      if (this.archive === 'away') json(response, 503, {})
      else if (wanted.length > 200) json(response, 400, {})
      else
        json(
          response,
          200,
          this.archive.filter(({ name, version }) => wanted.includes(`${name}@${version}`)),
        )
      return
    }
    const etag = `"${this.#live.revision}"`
    if (headers['if-none-match'] === etag) {
      response.writeHead(304, { etag }).end()
      return
    }
    json(response, 200, this.#live, { etag })
  }

  /** Writes the build of a shell: its folder, for `SHELL_DIR`. */
  async writeShell(folder: string, manifest: Partial<ShellManifest>, frame: string): Promise<string> {
    const shell = shellManifest({ skeleton: 'skeleton.html', ...manifest })
    await this.#write(`${folder}/shell.json`, JSON.stringify(shell))
    for (const { path } of shell.scripts) {
      await this.#write(`${folder}/${path}`, 'console.log("shell")\n'.repeat(50))
    }
    await this.#write(`${folder}/skeleton.html`, frame)
    await this.#write(`${folder}/sw.js`, 'self.skipWaiting()')
    await this.#write(`${folder}/icon.svg`, '<svg xmlns="http://www.w3.org/2000/svg"/>')
    return join(this.folder, folder)
  }

  async #writeFiles(): Promise<void> {
    const page = 'export const page = 1\n'.repeat(50)
    await this.writeShell('shell', {}, '<header class="frame"></header>')
    await this.#write('storage/remote-versions/matches/1.0.0.json', '{}')
    await this.#write('storage/remotes/matches/1.0.0/page.js', page)
    await this.#write('storage/remotes/matches/1.0.0/page.js.br', brotliCompressSync(page))
    await this.#write('storage/remotes/matches/1.0.0/logo.png', Buffer.from([0x89, 0x50]))
    await this.#write('storage/remotes/matches/1.0.0/help.html', '<script>alert(1)</script>')
    await this.#write('storage/remotes/matches/1.0.0/logo.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>')
    await this.#write('storage/photos/secret.js', 'private')
    await this.#write('storage/source-maps/matches/1.0.0/page.js.map.gz', 'private')
  }

  async #write(path: string, content: string | Buffer): Promise<void> {
    const target = join(this.folder, path)
    await mkdir(dirname(target), { recursive: true })
    await writeFile(target, content)
  }
}
