import { appendFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { withClient } from '@rafiq/database'
import { freePort, type SwitchableProxy, waitUntil } from '@rafiq/testing'
import { copyDatabase, giveTo } from '../../backup/copy-database.ts'
import { type PostgresOptions, postgresCommand, startPostgres } from '../../local/postgres.ts'
import { postgresUser } from '../../local/postgres-user.ts'
import type { Supervisor } from '../../local/supervisor.ts'
import { signal } from '../signal.ts'

/** One of the two servers. */
interface Node {
  /** Of its process. */
  name: string
  /** Its data is in `<folder>/postgres`. */
  folder: string
  options: PostgresOptions
  /** An administrator's. */
  url: string
}

/** A standby that was away asks again at once, and finds what it missed. */
const settings = {
  wal_retrieve_retry_interval: '200ms',
  wal_keep_size: '256MB',
  max_wal_size: '512MB',
}

/** Milliseconds in which a standby has what its primary has; it may have a disk to copy, and to wait for a processor. */
const patience = 120_000

/**
 * A primary and its synchronous standby: what is acknowledged is on both. While the standby is made anew after a failover, the
 * primary acknowledges alone, and no other fault comes.
 */
export class PostgresPair {
  readonly #supervisor: Supervisor
  /** Where the supervisor writes down who runs. */
  readonly #records: string
  #primary: Node
  #standby: Node

  private constructor(supervisor: Supervisor, records: string, primary: Node, standby: Node) {
    this.#supervisor = supervisor
    this.#records = records
    this.#primary = primary
    this.#standby = standby
  }

  /**
   * @param records of the supervisor
   * @param folders of the one that is the primary first, and of the other
   */
  static async start(
    supervisor: Supervisor,
    records: string,
    password: string,
    folders: readonly [string, string],
  ): Promise<PostgresPair> {
    const aNode = async (folder: string, index: number): Promise<Node> => {
      const name = `postgres-${index + 1}`
      const port = await freePort()
      const options = { name, port, password, durable: true, settings }
      return { name, folder, options, url: `postgres://postgres:${password}@127.0.0.1:${port}/postgres` }
    }
    const [primary, standby] = [await aNode(folders[0], 0), await aNode(folders[1], 1)]
    const pair = new PostgresPair(supervisor, records, primary, standby)
    await startPostgres(supervisor, primary.folder, primary.options)
    await pair.#copy()
    await startPostgres(supervisor, standby.folder, standby.options)
    await pair.#acknowledgeTogether()
    return pair
  }

  /** An administrator's address of the primary as it is now. */
  get url(): string {
    return this.#primary.url
  }

  /** The names of the processes. */
  get primary(): string {
    return this.#primary.name
  }
  get standby(): string {
    return this.#standby.name
  }

  /**
   * Kills the primary, puts the standby in its place, and makes the old one the new standby.
   *
   * @param addresses by which the primary is reached
   */
  async failOver(addresses: readonly SwitchableProxy[]): Promise<void> {
    const [old, next] = [this.#primary, this.#standby]
    // The fault before may have been its own, or the primary's.
    await this.#untilStandbyIs('sync', 'sync_state')
    const command = await postgresCommand(old.folder, old.options)
    // At once: the supervisor would start what ended by itself again, beside the new primary.
    signal(this.#records, old.name, 'SIGKILL')
    await this.#supervisor.replace(command, 0, async () => {
      await withClient(next.url, (client) => client.query('select pg_promote(true, 60)'))
      ;[this.#primary, this.#standby] = [next, old]
      for (const address of addresses) address.redirect(next.url)
      await this.#copy()
    })
    await this.#acknowledgeTogether()
  }

  /** Makes the folder of the standby anew, as a copy of the primary's that reads on there. */
  async #copy(): Promise<void> {
    const { url, folder: from, options } = this.#primary
    const to = join(this.#standby.folder, 'postgres')
    // What served the connections of one that was killed may be there for a moment more.
    rmSync(to, { recursive: true, force: true, maxRetries: 10 })
    await copyDatabase(url, join(from, 'postgres'), to)
    const source = `host=127.0.0.1 port=${options.port} user=postgres password=${options.password}`
    appendFileSync(join(to, 'postgresql.auto.conf'), `primary_conninfo = '${source}'\n`)
    writeFileSync(join(to, 'standby.signal'), '')
    const owner = postgresUser()
    if (owner) giveTo(to, owner)
  }

  /** From now on the primary acknowledges what the standby has too. */
  async #acknowledgeTogether(): Promise<void> {
    await this.#untilStandbyIs('streaming', 'state')
    await withClient(this.url, async (client) => {
      await client.query("alter system set synchronous_standby_names = '*'")
      await client.query('select pg_reload_conf()')
    })
    await this.#untilStandbyIs('sync', 'sync_state')
  }

  #untilStandbyIs(value: string, column: 'state' | 'sync_state'): Promise<unknown> {
    return waitUntil(
      `the standby is ${value}`,
      () =>
        withClient(this.url, async (client) => {
          const { rows } = await client.query(`select ${column} as value from pg_stat_replication`)
          return rows[0]?.value === value
        }),
      { timeout: patience, interval: 200 },
    )
  }
}
