import { type ArgumentsHost, Catch, Inject, Injectable, type WsExceptionFilter } from '@nestjs/common'
import type { SocketError } from '@rafiq/contracts/chat'
import { LOGGER, type Logger, toErrorBody } from '@rafiq/service-kit'

/** Answers a rejected event in the contract's shape, where an answer was asked for. */
@Catch()
@Injectable()
export class SocketErrorFilter implements WsExceptionFilter {
  constructor(@Inject(LOGGER) private readonly logger: Logger) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const acknowledge = host.getArgByIndex<unknown>(2)
    const { status, body } = toErrorBody(error)
    if (status === 500) this.logger.error({ err: error }, 'socket event failed')
    else if (status === 503)
      this.logger.warn({ err: error }, 'socket event rejected: a service or store is unavailable')
    const { code, message } = body
    if (typeof acknowledge === 'function') acknowledge({ code, message } satisfies SocketError)
  }
}
