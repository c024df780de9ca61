import { Redis } from 'ioredis'

/** A command that takes longer than this counts as failed, in milliseconds. */
const commandTimeout = 2_000
/** Milliseconds without a byte, while an answer is awaited, after which the connection is half-open: another is made. */
const silence = 2_500
/** Milliseconds of silence after which the system asks whether the peer of an idle connection is there. */
const keepAlive = 1_000
/** Between two attempts to connect, in milliseconds. */
const retryDelays = { first: 50, longest: 1_000 }

/**
 * A client that fails at once while Redis is away, instead of keeping requests waiting, and connects again by itself.
 * Nothing is sent before `connect()`.
 */
export function createRedis(url: string): Redis {
  return new Redis(url, {
    lazyConnect: true,
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    maxRetriesPerRequest: 0,
    connectTimeout: 2_000,
    commandTimeout,
    socketTimeout: silence,
    keepAlive,
    retryStrategy: (attempt) => Math.min(retryDelays.first * 2 ** Math.min(attempt, 10), retryDelays.longest),
  })
}
