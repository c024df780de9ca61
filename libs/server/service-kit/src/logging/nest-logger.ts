import type { LoggerService } from '@nestjs/common'
import type { Logger } from './logger.ts'

/** Nest's own lines through ours: the last parameter is the context, an error's stack comes before it. */
export class NestLogger implements LoggerService {
  constructor(private readonly logger: Logger) {}

  log(message: unknown, ...rest: unknown[]): void {
    this.logger.debug(details(rest), text(message))
  }

  warn(message: unknown, ...rest: unknown[]): void {
    this.logger.warn(details(rest), text(message))
  }

  error(message: unknown, ...rest: unknown[]): void {
    this.logger.error({ ...details(rest), ...(message instanceof Error && { err: message }) }, text(message))
  }

  fatal(message: unknown, ...rest: unknown[]): void {
    this.logger.fatal({ ...details(rest), ...(message instanceof Error && { err: message }) }, text(message))
  }

  debug(message: unknown, ...rest: unknown[]): void {
    this.logger.debug(details(rest), text(message))
  }

  verbose(message: unknown, ...rest: unknown[]): void {
    this.logger.trace(details(rest), text(message))
  }
}

function text(message: unknown): string {
  if (message instanceof Error) return message.name
  return typeof message === 'string' ? message : 'framework message'
}

function details(rest: readonly unknown[]): { context?: string; err?: Error } {
  const context = rest.at(-1)
  const error = rest.find((part) => part instanceof Error)
  return {
    ...(typeof context === 'string' && !context.includes('\n') && { context }),
    ...(error && { err: error }),
  }
}
