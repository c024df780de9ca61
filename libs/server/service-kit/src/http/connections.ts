import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { MalformedError, TimeoutError, TooLargeError } from '../errors/kinds.ts'
import { uuidv7 } from '../ids.ts'
import { answerOverSocket } from './raw-answers.ts'

/**
 * A connection may break while nobody listens to it: between an upgrade that nobody takes and its end, for one. That is
 * no reason to end a process.
 */
export function containSocketErrors(server: Server): void {
  server.on('connection', (socket) => void socket.on('error', () => undefined))
}

/**
 * A server that closes ends the connections that idle at that moment, and says of answers that come later that they are the
 * last of theirs. One that had begun before would keep its connection, and with it the process, as long as its caller likes.
 */
export function endConnectionsOnceClosed(fastify: FastifyInstance): void {
  const { server } = fastify
  fastify.addHook('onResponse', (_request, _reply, done) => {
    // Node takes the connection for idle once it has seen the answer's end itself.
    if (!server.listening) setImmediate(() => server.closeIdleConnections())
    done()
  })
}

/** Answers what never became a request: it cannot be read, or took too long. */
export function answerClientErrors(headers: Readonly<Record<string, string>>) {
  return (error: Error & { code?: string; rawPacket?: unknown }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) {
      socket.destroy()
      return
    }
    // The method of a request that came in several pieces is in none of them that is still there.
    const headOnly = Buffer.isBuffer(error.rawPacket) && error.rawPacket.subarray(0, 5).equals(headMethod)
    answerOverSocket(socket, clientError(error.code), { requestId: uuidv7(), headers, headOnly })
    // Whoever sends on and reads nothing must not hold the connection.
    socket.destroySoon()
  }
}

const headMethod = Buffer.from('HEAD ')

function clientError(code: string | undefined): Error {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return new TimeoutError()
  return code === 'HPE_HEADER_OVERFLOW' ? new TooLargeError() : new MalformedError()
}
