import type { Socket } from 'node:net'
import pg from 'pg'
import { tracedQuery } from '../tracing/query-spans.ts'
import { currentSpan } from '../tracing/tracing.ts'

/** What pg's client has and its types do not name. */
interface ClientInternals {
  readonly connection: { readonly stream: Socket }
  /** False while an answer is awaited. */
  readonly readyForQuery: boolean
  /** It has said goodbye, and waits until the server closes the connection. */
  readonly _ending: boolean
}

type Release = (error?: Error | boolean) => void

/**
 * A class of clients for one pool that survives the loss of its connections.
 *
 * - A half-open connection, whose peer vanished without a word (a failover, a cut line, a frozen server), is dropped, and
 *   the pool opens another in its place. Whoever meets the silence fails after `limit`; with it go the idle connections
 *   of the pool, of which the next caller would have to find out the same. The server has to cut off its statements
 *   before, else this would drop a connection that merely works long.
 * - A lost connection gives its place in the pool free at once. Kysely gives it back only after a COMMIT or ROLLBACK that
 *   succeeded: each transaction that lost its connection would cost a place until the process ends.
 *
 * @param limit milliseconds in which something has to come from the server while an answer is awaited
 */
export function resilientClient(limit: number): new (config?: string | pg.ClientConfig) => pg.Client {
  const connected = new Set<pg.Client & ClientInternals>()

  return class ResilientClient extends pg.Client {
    #release: Release | undefined

    constructor(config?: string | pg.ClientConfig) {
      super(config)
      const client = this as unknown as pg.Client & ClientInternals
      // The query under way fails by itself; without a listener this would end the process.
      this.on('error', () => undefined)
      this.once('connect', () => {
        connected.add(client)
        // Started anew by each byte that goes either way.
        client.connection.stream.setTimeout(limit).on('timeout', () => {
          if (client.readyForQuery && !client._ending) return
          const idle = [...connected].filter(({ readyForQuery }) => readyForQuery)
          // Idle ones first: whoever is told of it and asks again shall not get one of them.
          for (const { connection, _ending } of [...idle, client]) {
            connection.stream.destroy(_ending ? undefined : silentError(limit))
          }
        })
      })
      this.once('end', () => {
        connected.delete(client)
        this.#release?.(true)
      })
    }

    // Outside of traced work a query is asked as it always is.
    override query(...args: never[]): never {
      if (!currentSpan()) return super.query(...(args as [never])) as never
      return tracedQuery((...given) => super.query(...(given as [never])), args) as never
    }

    /** Set by the pool when it hands the client out; what it is called with after the first time counts for nothing. */
    set release(release: Release) {
      this.#release = (error) => {
        this.#release = undefined
        release(error)
      }
    }

    get release(): Release {
      return (error) => this.#release?.(error)
    }
  }
}

const silentError = (limit: number) =>
  Object.assign(new Error(`PostgreSQL has not answered for ${limit} ms`), { code: 'ETIMEDOUT' })
