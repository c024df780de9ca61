import { createAdapter } from '@socket.io/redis-streams-adapter'
import { Redis, type RedisOptions } from 'ioredis'
import type { Namespace, ServerOptions } from 'socket.io'
import type { ChatSettings } from '../settings.ts'
import type { Sockets } from './sockets.ts'

/** Milliseconds after which an unresponsive Redis has not taken what was published. */
const publishTimeout = 1_000
/** Milliseconds that one read of the stream waits: also how long a shutdown may. */
const blockTime = 2_000
/** Entries kept at most, of the last minute (`trim-stream.ts`); what is lost is found by the catch-up. */
const streamLength = 10_000

/** The key of what replicas tell each other. */
export const streamOf = (prefix: string): string => `${prefix}socket.io`

const reconnecting = {
  connectTimeout: 2_000,
  // An answer that does not come, the end of a waiting read included, says that nobody is there any more.
  socketTimeout: blockTime + 1_000,
  retryStrategy: (attempt: number) => Math.min(50 * 2 ** Math.min(attempt, 10), 1_000),
} satisfies RedisOptions

/** What the adapter sends to other replicas, as far as it is looked at. */
interface AdapterMessage {
  /** Of the replica that sent it. */
  uid: string
  type: number
  data?: { packet?: { data?: [string, unknown] } }
}

/** What of the adapter is overridden: how it publishes to other replicas, and what it does with their messages. */
interface AdapterInternals {
  readonly uid: string
  doPublish(message: AdapterMessage): Promise<string>
  onMessage(message: AdapterMessage, offset?: string): void
}

/** A broadcast, as the adapter numbers its messages. */
const broadcast = 3

/** The event of a broadcast, and what it carries. */
const eventOf = ({ type, data }: AdapterMessage): [event?: string, payload?: unknown] =>
  (type === broadcast && data?.packet?.data) || []

/** What Socket.IO makes an adapter of each namespace with, and how its connections end. */
interface StreamsAdapter {
  adapter: NonNullable<ServerOptions['adapter']>
  disconnect(): void
}

/**
 * The Redis streams adapter, for a service that outlives Redis: publishing fails at once while Redis is away, whereas
 * reading waits for it (the adapter asks again without a pause), and this process's sockets wait for neither. What was
 * announced here by other means is not announced twice.
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
    streamName: streamOf(REDIS_PREFIX),
    channelPrefix: `${REDIS_PREFIX}socket.io`,
    maxLen: streamLength,
    blockTimeInMs: blockTime,
  })
  // Socket.IO calls it with `new`.
  function adapter(namespace: Namespace) {
    return withoutWaiting(create(namespace), sockets)
  }
  return {
    adapter: adapter as unknown as StreamsAdapter['adapter'],
    disconnect: () => {
      for (const connection of [publisher, ...readers]) connection.disconnect()
    },
  }
}

/** Makes an adapter that does not wait for what it publishes, and drops broadcasts that went out here by other means. */
function withoutWaiting<A>(adapter: A, sockets: Sockets): A {
  const internals = adapter as AdapterInternals
  const publish = internals.doPublish.bind(adapter)
  const receive = internals.onMessage.bind(adapter)
  const done = Promise.resolve('')
  internals.doPublish = (message) => {
    const [event] = eventOf(message)
    // A replica that started this moment finds the message by the catch-up; no other event has one.
    const isForNobody = event === 'message:new' && sockets.isAlone
    if (!isForNobody) publish(message).catch(() => undefined)
    return done
  }
  internals.onMessage = (message, offset) => {
    const [event, payload] = eventOf(message)
    if (event !== undefined && !sockets.acceptsRemote(event, payload)) return
    if (event !== undefined && message.uid !== internals.uid) sockets.notifyRemote(event, payload)
    receive(message, offset)
  }
  return adapter
}
