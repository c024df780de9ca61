import { Cluster, Redis, type RedisOptions } from 'ioredis'
import { parseRedisUrl } from './redis-address.ts'

/** A command that takes longer than this counts as failed, in milliseconds. */
const commandTimeout = 2_000
/** Milliseconds without a byte, while an answer is awaited, after which the connection is half-open: another is made. */
const silence = 2_500
/** Milliseconds of silence after which the system asks whether the peer of an idle connection is there. */
const keepAlive = 1_000

/** Milliseconds between two attempts to connect. */
const retryDelay = (attempt: number) => Math.min(50 * 2 ** Math.min(attempt, 10), 1_000)

const common = { connectTimeout: 2_000, socketTimeout: silence, keepAlive } satisfies RedisOptions
const waiting = { maxRetriesPerRequest: null } satisfies RedisOptions
const failingFast = {
  maxRetriesPerRequest: 0,
  autoResendUnfulfilledCommands: false,
  commandTimeout,
} satisfies RedisOptions

export interface RedisUse {
  /** Commands wait for Redis while it is unavailable: for subscriptions. Else they fail at once. */
  waits?: boolean
  /** Sharded channels are subscribed to: in a cluster each on the node that has it. */
  shardedChannels?: boolean
  /** Milliseconds after which a command counts as failed. */
  commandTimeout?: number
  /** Commands of one turn of the event loop go together. */
  autoPipelining?: boolean
}

/**
 * A client that fails at once while Redis is unavailable, instead of keeping requests waiting, and connects again by itself.
 * Nothing is sent before `connect()`. A cluster's speaks the same commands, as long as each names keys of one slot.
 * @param url one server, the nodes of a cluster, or sentinels: see `parseRedisUrl`
 */
export function createRedis(url: string, use: RedisUse = {}): Redis {
  const address = parseRedisUrl(url)
  if (!address) throw new Error('The address of Redis cannot be understood.')
  const { username, password, tls } = address
  const behaviour = {
    enableOfflineQueue: use.waits ?? false,
    enableAutoPipelining: use.autoPipelining ?? false,
    lazyConnect: true,
  }
  const connection = {
    ...common,
    ...(use.waits ? waiting : failingFast),
    ...(use.commandTimeout !== undefined && { commandTimeout: use.commandTimeout }),
    ...(username !== undefined && { username }),
    ...(password !== undefined && { password }),
    ...(tls && { tls: {} }),
  } satisfies RedisOptions
  if (address.kind === 'cluster') {
    const cluster = new Cluster(address.nodes, {
      ...behaviour,
      redisOptions: connection,
      shardedSubscribers: use.shardedChannels ?? false,
      clusterRetryStrategy: retryDelay,
      slotsRefreshTimeout: common.connectTimeout,
      // Where a failover goes unnoticed by errors.
      slotsRefreshInterval: 5_000,
    })
    return cluster as unknown as Redis
  }
  const single = { ...behaviour, ...connection, db: address.db, retryStrategy: retryDelay }
  if (address.kind === 'single') return handlingResubscriptions(new Redis({ ...single, ...address.node }))
  const primary = new Redis({
    ...single,
    sentinels: address.nodes,
    name: address.name,
    sentinelRetryStrategy: retryDelay,
    // A former primary that goes on as a replica refuses writes. The client's own failover detector is not used: what it
    // cuts off while the client connects is never connected again.
    reconnectOnError: ({ message }) => message.startsWith('READONLY'),
    ...(address.sentinelPassword !== undefined && { sentinelPassword: address.sentinelPassword }),
    ...(tls && { enableTLSForSentinelMode: true }),
  })
  return handlingResubscriptions(primary)
}

/**
 * After a loss the client subscribes again by itself and looks at no answer (ioredis 6.0.0, mended after it in
 * redis/ioredis#2187): where the connection is closed before one comes, the rejection would end the process. Whoever subscribes
 * still gets it. A cluster's client handles its own.
 */
function handlingResubscriptions(redis: Redis): Redis {
  for (const name of ['subscribe', 'psubscribe', 'ssubscribe'] as const) {
    const send = redis[name].bind(redis) as (...channels: unknown[]) => Promise<unknown>
    redis[name] = (...channels: unknown[]) => {
      const answer = send(...channels)
      answer.catch(() => undefined)
      return answer
    }
  }
  return redis
}
