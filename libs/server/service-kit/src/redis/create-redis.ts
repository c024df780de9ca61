import { Redis } from 'ioredis'

/** A command that takes longer than this counts as failed, in milliseconds. */
const commandTimeout = 2_000
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
    retryStrategy: (attempt) => Math.min(retryDelays.first * 2 ** Math.min(attempt, 10), retryDelays.longest),
  })
}
