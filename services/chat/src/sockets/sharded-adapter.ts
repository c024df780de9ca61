import { createRedis } from '@rafiq/service-kit'
import { createShardedAdapter } from '@socket.io/redis-adapter'
import type { Redis } from 'ioredis'
import type { ServerOptions } from 'socket.io'
import type { ChatSettings } from '../settings.ts'

/** Milliseconds after which an unresponsive Redis has not taken what was published. */
const publishTimeout = 1_000
/** Milliseconds between two times that the connection of the subscriptions is asked whether anybody is there. */
const probeInterval = 1_000

/** What Socket.IO makes an adapter of each namespace with, and how its connections end. */
interface ShardedAdapter {
  adapter: NonNullable<ServerOptions['adapter']>
  disconnect(): void
}

/**
 * Socket.IO's sharded Redis adapter, with a channel for each member: a replica subscribes to those of the members who
 * have a socket open on it. It waits for what it publishes before it emits here, so it publishes through a client that answers at
 * once: this process's sockets wait for Redis neither while it is slow nor while it is unavailable.
 */
export function shardedAdapter({ REDIS_URL, REDIS_PREFIX }: ChatSettings): ShardedAdapter {
  const publisher = createRedis(REDIS_URL, { commandTimeout: publishTimeout, autoPipelining: true })
  const subscriber = createRedis(REDIS_URL, { waits: true, shardedChannels: true })
  const connections = [publisher, subscriber]
  for (const connection of connections) {
    // The service's own connection says in the log that Redis is unavailable.
    connection.on('error', ignore)
    connection.connect().catch(ignore)
  }
  const probe = setInterval(() => void subscriber.ping().catch(ignore), probeInterval).unref()
  return {
    adapter: createShardedAdapter(publishing(publisher), subscribing(subscriber), {
      channelPrefix: `${REDIS_PREFIX}socket.io`,
      subscriptionMode: 'dynamic',
    }) as ShardedAdapter['adapter'],
    disconnect: () => {
      clearInterval(probe)
      for (const connection of connections) connection.disconnect()
    },
  }
}

/** What is not taken is found by the catch-up of other replicas. */
const ignore = () => undefined

const publishing = (redis: Redis) => ({
  spublish(channel: string, payload: string | Buffer): Promise<number> {
    redis.spublish(channel, payload).catch(ignore)
    return Promise.resolve(0)
  },
})

/** The adapter does not look at how subscribing went. While Redis is unavailable it waits, and comes again with the connection. */
const subscribing = (redis: Redis) => ({
  on: redis.on.bind(redis),
  ssubscribe: (channel: string) => redis.ssubscribe(channel).catch(ignore),
  sunsubscribe: (channel: string) => redis.sunsubscribe(channel).catch(ignore),
})
