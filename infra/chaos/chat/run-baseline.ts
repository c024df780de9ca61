/**
 * One replica of the baseline: Socket.IO with the sharded Redis adapter, as its documentation has it. It hands a
 * message to the other sockets of the room, acknowledges it, and keeps nothing.
 */
import { createServer } from 'node:http'
import { createShardedAdapter } from '@socket.io/redis-adapter'
import { Redis } from 'ioredis'
import { Server } from 'socket.io'
import type { BaselineClientEvents, BaselineServerEvents } from './baseline-events.ts'

const publisher = new Redis(process.env.REDIS_URL ?? '')
const subscriber = publisher.duplicate()
for (const redis of [publisher, subscriber]) redis.on('error', () => undefined)
// A publication that Redis did not take is lost; the baseline itself goes on.
process.on('unhandledRejection', () => undefined)

const http = createServer((_, response) => response.end())
const server = new Server<BaselineClientEvents, BaselineServerEvents>(http, {
  adapter: createShardedAdapter(publisher, subscriber, { channelPrefix: 'baseline' }),
  transports: ['websocket'],
})

server.on('connection', (socket) => {
  const { room } = socket.handshake.auth as { room: string }
  void socket.join(room)
  socket.on('send', (said, acknowledge) => {
    const message = { ...said, id: said.clientId, sequence: null, storedAt: Date.now() }
    socket.to(message.room).emit('message', message)
    acknowledge(message)
  })
})

http.listen(Number(process.env.PORT), '127.0.0.1')
