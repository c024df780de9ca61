import type { PoolConfig } from 'pg'
import { resilientClient } from './resilient-client.ts'

/** Milliseconds. */
export interface ConnectionLimits {
  /** For a connection: until it is there, or until another one of the pool is free. */
  connect: number
  /** After which the server cuts off a statement. */
  statement: number
  /** Without a byte of the answer, after which the client drops the connection; more than `statement`. */
  silence: number
  lock: number
  idleInTransaction: number
}

/** No request waits for more than five seconds, also where PostgreSQL is frozen: first for a connection, then on it. */
export const requestLimits: ConnectionLimits = {
  connect: 1_900,
  statement: 2_700,
  silence: 3_000,
  lock: 2_000,
  idleInTransaction: 10_000,
}

/** Milliseconds of silence after which the system asks whether the peer of an idle connection is there. */
export const keepAliveDelay = 1_000

/** The limits as options of a pool: of the ORM, of the queues, or a bare one. */
export function poolLimits({ connect, statement, silence, lock, idleInTransaction }: ConnectionLimits) {
  return {
    connectionTimeoutMillis: connect,
    statement_timeout: statement,
    lock_timeout: lock,
    idle_in_transaction_session_timeout: idleInTransaction,
    keepAlive: true,
    keepAliveInitialDelayMillis: keepAliveDelay,
    Client: resilientClient(silence),
  } satisfies PoolConfig
}
