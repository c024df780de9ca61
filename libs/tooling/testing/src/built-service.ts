import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from './free-port.ts'
import { waitUntil } from './wait-until.ts'

const services = join(import.meta.dirname, '../../../../services')

/** A service as it is built, in a process of its own: a service never imports another. */
export class BuiltService {
  readonly url: string
  readonly #child: ChildProcess

  private constructor(url: string, child: ChildProcess) {
    this.url = url
    this.#child = child
  }

  /**
   * Migrates and starts it; resolves once it is ready.
   * @param env everything that it is set to, but where it listens
   * @param port a free one by default
   */
  static async start(name: string, env: Record<string, string>, port?: number): Promise<BuiltService> {
    const folder = join(services, name, 'dist')
    if (!existsSync(join(folder, 'main.js'))) {
      throw new Error(`The ${name} service is not built: run \`npx nx build @rafiq/${name}-service\`.`)
    }
    const listening = port ?? (await freePort())
    const run = (script: string) =>
      spawn(process.execPath, [join(folder, script)], {
        env: { ...env, PORT: String(listening) },
        stdio: ['ignore', 'ignore', 'inherit'],
      })
    const [code] = await once(run('migrate.js'), 'exit')
    if (code !== 0) throw new Error(`The ${name} service could not migrate.`)
    const service = new BuiltService(`http://127.0.0.1:${listening}`, run('main.js'))
    const isReady = async () => (await fetch(`${service.url}/readyz`)).ok
    await waitUntil(`the ${name} service is ready`, isReady, { timeout: 30_000 })
    return service
  }

  async stop(): Promise<void> {
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return
    this.#child.kill('SIGTERM')
    await once(this.#child, 'exit')
  }
}
