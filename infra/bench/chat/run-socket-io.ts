/**
 * Socket.IO with nothing around it: answers each message and hands it to the other socket of its room. No session, no
 * database, no other replica.
 */
import { createServer } from 'node:http'
import { Server } from 'socket.io'
import { serve } from '../serve.ts'
import { processFigures } from './process-figures.ts'

const http = createServer()
const server = new Server(http, { transports: ['websocket'], serveClient: false })

server.on('connection', (socket) => {
  const { room } = socket.handshake.auth as { room?: string }
  if (room !== undefined) void socket.join(room)
  socket.on('message:send', (message: { chatRoomId: string }, answer: (message: unknown) => void) => {
    socket.to(message.chatRoomId).emit('message:new', message)
    answer(message)
  })
})

http.listen(Number(process.env.PORT), '127.0.0.1', () => serve(processFigures))
