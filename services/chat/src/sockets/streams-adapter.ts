import { createAdapter } from '@socket.io/redis-streams-adapter'
import { Redis, type RedisOptions } from 'ioredis'
import type { Namespace, ServerOptions } from 'socket.io'
import type { ChatSettings } from '../settings.ts'
import type { Sockets } from './sockets.ts'

/** Milliseconds. Local sockets wait this long for an unresponsive Redis, at most. */
const publishTimeout = 1_000
/** Milliseconds that one read of the stream waits: also how long a shutdown may. */
const blockTime = 2_000
/** Entries kept: far more than come while a line is cut; what is lost is found by the catch-up. */
const streamLength = 10_000

const reconnecting = {
  connectTimeout: 2_000,
  retryStrategy: (attempt: number) => Math.min(50 * 2 ** Math.min(attempt, 10), 1_000),
} satisfies RedisOptions

/** What of the adapter is leant on: how it hears of other replicas. */
interface Hearing {
  onMessage(
    message: { type: number; data?: { packet?: { data?: [string, unknown] } } },
    offset?: string,
  ): void
}

/** A broadcast, as the adapter numbers its messages. */
const broadcast = 3

/** What Socket.IO makes an adapter of each namespace with, and how its connections end. */
interface StreamsAdapter {
  adapter: NonNullable<ServerOptions['adapter']>
  disconnect(): void
}

/**
 * The Redis streams adapter, for a service that outlives Redis: publishing fails at once while Redis is away, whereas
 * reading waits for it (the adapter asks again without a pause). What was announced here by other means is not
 * announced twice.
 */
export function streamsAdapter({ REDIS_URL, REDIS_PREFIX }: ChatSettings, sockets: Sockets): StreamsAdapter {
  const publisher = new Redis(REDIS_URL, {
    ...reconnecting,
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    maxRetriesPerRequest: 0,
    commandTimeout: publishTimeout,
    enableAutoPipelining: true,
  })
  // The service's own connection says in the log that Redis is away.
  publisher.on('error', () => undefined)
  const readers: Redis[] = []
  publisher.duplicate = () => {
    const reader = new Redis(REDIS_URL, { ...reconnecting, maxRetriesPerRequest: null })
    readers.push(reader)
    return reader
  }
  const create = createAdapter(publisher, {
    streamName: `${REDIS_PREFIX}socket.io`,
    channelPrefix: `${REDIS_PREFIX}socket.io`,
    maxLen: streamLength,
    blockTimeInMs: blockTime,
  })
  // Socket.IO calls it with `new`.
  function adapter(namespace: Namespace) {
    return deaf(create(namespace), (event, payload) => !sockets.accepts(event, payload))
  }
  return {
    adapter: adapter as unknown as StreamsAdapter['adapter'],
    disconnect: () => {
      for (const connection of [publisher, ...readers]) connection.disconnect()
    },
  }
}

/** An adapter that does not hear certain broadcasts of other replicas. */
function deaf<A>(adapter: A, to: (event: string, payload: unknown) => boolean): A {
  const hearing = adapter as Hearing
  const hear = hearing.onMessage.bind(adapter)
  hearing.onMessage = (message, offset) => {
    const [event, payload] = (message.type === broadcast && message.data?.packet?.data) || []
    if (event === undefined || !to(event, payload)) hear(message, offset)
  }
  return adapter
}
