import type { Server as HttpServer, IncomingMessage } from 'node:http'
import type { INestApplication, WsMessageHandler } from '@nestjs/common'
import { IoAdapter } from '@nestjs/platform-socket.io'
import { errorMessages } from '@rafiq/contracts'
import { chatSocket } from '@rafiq/contracts/chat'
import { isOwnOrigin, LOGGER, type Logger, overridesConversion } from '@rafiq/service-kit'
import { isObservable, lastValueFrom } from 'rxjs'
import type { Server, ServerOptions } from 'socket.io'
import type { ChatSettings } from '../settings.ts'
import type { ChatSocket } from './chat-socket.ts'
import { shardedAdapter } from './sharded-adapter.ts'
import { type EnginePacket, eventRule, PacketLimit, takeOne } from './socket-limits.ts'

/** A message of 2,000 characters in UTF-8, escaped, with its ids. Bytes. */
const frame = 16 * 1024

/** Milliseconds. A connection that sends nothing for the sum of the first two is gone. */
const timeouts = { pingInterval: 20_000, pingTimeout: 15_000, connectTimeout: 10_000 }

const options = {
  path: chatSocket.path,
  // WebSocket alone: a connection is one request, so replicas need no sticky sessions (docs/decisions/0010).
  transports: ['websocket'],
  allowUpgrades: false,
  serveClient: false,
  maxHttpBufferSize: frame,
  ...timeouts,
} satisfies Partial<ServerOptions>

/** A connection of Engine.IO, as far as it is used. */
interface Connection {
  request: unknown
  readonly transport?: { readonly socket?: { terminate?(): void } }
  on(event: 'packet', listener: (packet: EnginePacket) => void): void
  close(discard: boolean): void
}

/** Node's, from 24.9 on: which requests may become something else than HTTP. */
type Upgradable = HttpServer & { shouldUpgradeCallback?: (request: IncomingMessage) => boolean }

/** Engine.IO keeps a connection that it does not take for a second, with nobody listening to its errors. */
function rejectOtherUpgrades(server: Upgradable): void {
  server.shouldUpgradeCallback = ({ url = '', headers }) =>
    headers.upgrade?.toLowerCase() === 'websocket' && url.split('?', 1)[0] === `${chatSocket.path}/`
}

type Acknowledge = (answer: unknown) => void

/** Socket.IO behind Nest's gateways, over all replicas, with as little as can be kept of each socket. */
export class SocketServerAdapter extends IoAdapter {
  #disconnect: () => void = () => undefined

  constructor(
    private readonly nest: INestApplication,
    private readonly settings: ChatSettings,
  ) {
    super(nest)
  }

  override createIOServer(port: number): Server {
    const { adapter, disconnect } = shardedAdapter(this.settings)
    this.#disconnect = disconnect
    const { PUBLIC_URL } = this.settings
    const allowRequest: ServerOptions['allowRequest'] = ({ headers }, decide) =>
      decide(null, isOwnOrigin(headers.origin, PUBLIC_URL))
    const server: Server = super.createIOServer(port, { ...options, allowRequest, adapter } as ServerOptions)
    rejectOtherUpgrades(this.nest.getHttpServer())
    server.engine.on('connection', (connection: Connection) => {
      // The request of the handshake is of no more use once its headers are read.
      connection.request = null
      this.#limit(connection)
    })
    // Nobody is served outside of the chat's own namespace.
    server.use((_socket, next) => next(new Error('not-found')))
    return server
  }

  /** Closes a connection that brings more than any client does, before its packets become work. */
  #limit(connection: Connection): void {
    const limit = new PacketLimit(this.settings.RATE_LIMIT_SCALE, Date.now())
    connection.on('packet', (packet) => {
      if (limit.admits(packet, Date.now())) return
      connection.close(true)
      connection.transport?.socket?.terminate?.()
    })
  }

  /** After the server and with it the namespaces are closed. */
  override async dispose(): Promise<void> {
    this.#disconnect()
  }

  /** One listener for all events of a socket: a stream for each, as Nest has it, would outweigh the socket itself. */
  override bindMessageHandlers(socket: ChatSocket, handlers: WsMessageHandler[]): void {
    const rule = eventRule(this.settings.RATE_LIMIT_SCALE)
    socket.onAny((event: string, ...parts: unknown[]) => {
      const handler = handlers.find(({ message }) => message === event)
      const last = parts.at(-1)
      const acknowledge = typeof last === 'function' ? (last as Acknowledge) : undefined
      if (!takeOne(socket.data.allowance, rule, Date.now())) {
        acknowledge?.({ code: 'too-many-requests', message: errorMessages['too-many-requests'] })
        return
      }
      if (!handler) return
      const data = parts[0] === last && acknowledge ? undefined : parts[0]
      if (overridesConversion(data)) {
        acknowledge?.({ code: 'malformed', message: errorMessages.malformed })
        return
      }
      this.#handle(handler, data, acknowledge).catch((error: unknown) =>
        this.nest.get<Logger>(LOGGER).error({ err: error, event: handler.message }, 'socket event failed'),
      )
    })
  }

  async #handle(handler: WsMessageHandler, data: unknown, acknowledge?: Acknowledge): Promise<void> {
    const result: unknown = await handler.callback(data, acknowledge)
    const answer = isObservable(result) ? await lastValueFrom(result, { defaultValue: null }) : result
    // After a rejection this changes nothing: an event is acknowledged once.
    acknowledge?.(answer ?? null)
  }
}
