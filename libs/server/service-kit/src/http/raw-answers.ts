import { type OutgoingHttpHeaders, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { toErrorBody } from '../errors/to-error-body.ts'
import { requestIdHeader } from './request-origin.ts'

/** The head of an answer, as it goes over a socket that no HTTP server answers any more. */
export function rawHead(status: number, headers: OutgoingHttpHeaders): string {
  const lines = Object.entries(headers).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value])
      .filter((one) => one !== undefined)
      .map((one) => `${name}: ${one}`),
  )
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', ''].join('\r\n')
}

interface RawAnswer {
  readonly requestId: string
  /** Beside the error's own. */
  readonly headers?: Readonly<Record<string, string>> | undefined
  /** To HEAD, whose answers end with their head: what follows would be read as the next answer. */
  readonly headOnly?: boolean
}

/**
 * Answers an error over a socket (an upgrade, a request that cannot be read) and ends the connection, also where its
 * caller would keep it.
 */
export function answerOverSocket(
  socket: Duplex,
  error: Error,
  { requestId, headers, headOnly = false }: RawAnswer,
): void {
  if (socket.writableEnded || socket.destroyed) return
  const { status, headers: own, body } = toErrorBody(error)
  const text = JSON.stringify(body)
  const head = rawHead(status, {
    ...headers,
    ...own,
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(text),
    [requestIdHeader]: requestId,
    connection: 'close',
  })
  socket.end(headOnly ? head : head + text, () => socket.destroy())
}
