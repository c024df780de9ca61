import { type OutgoingHttpHeaders, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { requestIdHeader, toErrorBody } from '@rafiq/service-kit'

/** The head of an answer, as it goes over a socket that no HTTP server answers any more. */
export function rawHead(status: number, headers: OutgoingHttpHeaders): string {
  const lines = Object.entries(headers).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value])
      .filter((one) => one !== undefined)
      .map((one) => `${name}: ${one}`),
  )
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', ''].join('\r\n')
}

/** Refuses an upgrade with the error's answer, and ends the connection. */
export function answerOverSocket(socket: Duplex, error: Error, requestId: string): void {
  if (socket.writableEnded || socket.destroyed) return
  const { status, headers, body } = toErrorBody(error)
  const text = JSON.stringify(body)
  const head = rawHead(status, {
    ...headers,
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(text),
    [requestIdHeader]: requestId,
    connection: 'close',
  })
  socket.end(head + text)
}

/** Takes an upgrade with the service's headers. */
export function switchOverSocket(socket: Duplex, headers: OutgoingHttpHeaders): void {
  socket.write(rawHead(101, headers))
}
