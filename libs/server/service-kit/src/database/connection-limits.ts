import type { PoolConfig } from 'pg'
import { resilientClient } from './resilient-client.ts'

/** Milliseconds. */
export interface ConnectionLimits {
  /** For a connection: until it is there, or until another one of the pool is free. */
  connect: number
  /** Without a byte of the answer, after which the client drops the connection; more than a statement may take. */
  silence: number
}

/**
 * No request waits for more than five seconds, also where PostgreSQL is frozen: first for a connection, then on it. How
 * long a statement, a lock and an idle transaction may last are settings of the service's role: a pooler between them
 * takes no such parameter with a connection.
 */
export const requestLimits: ConnectionLimits = { connect: 1_900, silence: 3_000 }

/** Milliseconds of silence after which the system asks whether the peer of an idle connection is there. */
export const keepAliveDelay = 1_000

/** The limits as options of a pool: of the ORM, of the queues, or a bare one. */
export function poolLimits({ connect, silence }: ConnectionLimits) {
  return {
    connectionTimeoutMillis: connect,
    keepAlive: true,
    keepAliveInitialDelayMillis: keepAliveDelay,
    Client: resilientClient(silence),
  } satisfies PoolConfig
}
