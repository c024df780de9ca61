import { type ArgumentsHost, Catch, type ExceptionFilter } from '@nestjs/common'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { isRefusedValue } from '../errors/refused-value.ts'
import { toErrorBody } from '../errors/to-error-body.ts'
import type { Logger } from '../logging/logger.ts'
import { requestIdHeader } from './request-origin.ts'

/** What a handler may have said of the answer that it then could not give: an error is never cached as one. */
const headersOfTheAnswer = [
  'cache-control',
  'content-disposition',
  'content-encoding',
  'content-length',
  'etag',
  'last-modified',
]

/** Why requests were refused, for their log lines. */
const errorCodes = new WeakMap<object, string>()

/** The code under which a request was refused; undefined for one that was not. */
export function errorCodeOf(request: object): string | undefined {
  return errorCodes.get(request)
}

/** Answers every error in the contract's shape and logs what is not the caller's doing. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  constructor(private readonly logger: Logger) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp()
    sendError(this.logger, error, http.getRequest<FastifyRequest>(), http.getResponse<FastifyReply>())
  }
}

/** The same for errors that Fastify meets before Nest is asked. */
export function sendError(
  logger: Logger,
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const { status, headers, body } = toErrorBody(error)
  const route = request.routeOptions?.url
  errorCodes.set(request, body.code)
  if (status === 500) logger.error({ err: error, route }, 'request failed')
  else if (status === 400 && isRefusedValue(error)) {
    // No schema has found it: the caller is answered, and the schema wants mending.
    logger.warn(
      { err: error, route },
      'request rejected: a value that PostgreSQL cannot store passed its schema',
    )
  } else if (status === 503)
    logger.warn({ err: error, route }, 'request rejected with 503: a service or store is unavailable')
  // The answer has begun (a stream): it can only be cut off.
  if (reply.sent || reply.raw.headersSent) {
    reply.raw.destroy()
    return
  }
  for (const header of headersOfTheAnswer) reply.removeHeader(header)
  reply.header(requestIdHeader, request.id)
  void reply.status(status).headers(headers).type('application/json; charset=utf-8').send(body)
}
