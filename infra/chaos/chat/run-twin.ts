/**
 * One replica of the plain twin: Socket.IO with the Redis streams adapter, as its documentation has it. It hands a
 * message to the other sockets of the room, acknowledges it, and keeps nothing.
 */
import { createServer } from 'node:http'
import { createAdapter } from '@socket.io/redis-streams-adapter'
import { Redis } from 'ioredis'
import { Server } from 'socket.io'
import type { TwinClientEvents, TwinServerEvents } from './twin-events.ts'

const redis = new Redis(process.env.REDIS_URL ?? '')
redis.on('error', () => undefined)
// A publication that Redis did not take is lost; the twin itself goes on.
process.on('unhandledRejection', () => undefined)

const http = createServer((_, response) => response.end())
const server = new Server<TwinClientEvents, TwinServerEvents>(http, {
  adapter: createAdapter(redis, { streamName: 'twin', channelPrefix: 'twin' }),
  transports: ['websocket'],
})

server.on('connection', (socket) => {
  const { room } = socket.handshake.auth as { room: string }
  void socket.join(room)
  socket.on('send', (said, acknowledge) => {
    const message = { ...said, id: said.clientId, sequence: null, takenAt: Date.now() }
    socket.to(message.room).emit('message', message)
    acknowledge(message)
  })
})

http.listen(Number(process.env.PORT), '127.0.0.1')
