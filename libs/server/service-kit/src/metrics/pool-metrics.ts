import { Injectable } from '@nestjs/common'
import type { Pool } from 'pg'
import { Metrics } from './metrics.ts'

/** What a pool says of itself. */
type PoolState = Pick<Pool, 'totalCount' | 'idleCount' | 'waitingCount'> & {
  readonly options: { readonly max?: number | undefined }
}

/** The process's pools of connections to PostgreSQL: how much of each is in use, and who waits for a connection. */
@Injectable()
export class PoolMetrics {
  readonly #pools = new Map<string, () => PoolState | undefined>()

  constructor(metrics: Metrics) {
    metrics.gauge(
      'database_pool_connections',
      'Open connections to PostgreSQL by pool and state: used or idle',
      ['pool', 'state'],
      (gauge) =>
        this.eachState((pool, { totalCount, idleCount }) => {
          gauge.set({ pool, state: 'used' }, totalCount - idleCount)
          gauge.set({ pool, state: 'idle' }, idleCount)
        }),
    )
    metrics.gauge('database_pool_waiting', 'Callers that wait for a connection, by pool', ['pool'], (gauge) =>
      this.eachState((pool, { waitingCount }) => gauge.set({ pool }, waitingCount)),
    )
    metrics.gauge('database_pool_limit', 'Connections that a pool opens at most', ['pool'], (gauge) =>
      this.eachState((pool, { options }) => gauge.set({ pool }, options.max ?? 0)),
    )
  }

  /** @param pool undefined as long as there is none */
  add(name: string, pool: () => PoolState | undefined): void {
    this.#pools.set(name, pool)
  }

  private eachState(report: (name: string, state: PoolState) => void): void {
    for (const [name, pool] of this.#pools) {
      const state = pool()
      if (state) report(name, state)
    }
  }
}
