import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import type { DatabaseService } from '@rafiq/database'
import { migrateBuilt, spawnBuilt } from './built-script.ts'
import { freePort } from './free-port.ts'
import type { TestDatabase } from './test-database.ts'
import { waitUntil } from './wait-until.ts'

/** A service as it is built, in a process of its own: a service never imports another. */
export class BuiltService {
  readonly url: string
  readonly #child: ChildProcess

  private constructor(url: string, child: ChildProcess) {
    this.url = url
    this.#child = child
  }

  /**
   * Starts it on its schema of this database, and resolves once it is ready.
   * @param env everything else that it is set to, but where it listens
   * @param port a free one by default
   */
  static async start(
    name: DatabaseService,
    database: TestDatabase,
    env: Record<string, string>,
    port?: number,
  ): Promise<BuiltService> {
    const DATABASE_URL = database.urlFor(name)
    if (!database.migrated.includes(name)) await migrateBuilt(name, DATABASE_URL)
    const listening = port ?? (await freePort())
    const child = spawnBuilt(name, 'main.js', { ...env, DATABASE_URL, PORT: String(listening) })
    const service = new BuiltService(`http://127.0.0.1:${listening}`, child)
    const isReady = async () => (await fetch(`${service.url}/readyz`)).ok
    await waitUntil(`the ${name} service is ready`, isReady)
    return service
  }

  async stop(): Promise<void> {
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return
    this.#child.kill('SIGTERM')
    await once(this.#child, 'exit')
  }
}
