import {
  type CallHandler,
  type CustomDecorator,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
  SetMetadata,
} from '@nestjs/common'
import { Reflector } from '@nestjs/core'
import { Observable, tap } from 'rxjs'
import { currentTracer, withSpan } from '../tracing/tracing.ts'
import { WorkContext } from './work-context.ts'

const withoutContextKey = 'rafiq:without-context'

/** A socket event that is handled without a context: it touches no entity, and comes too often to pay for one. */
export const WithoutContext = (): CustomDecorator => SetMetadata(withoutContextKey, true)

/** Gives each event of a gateway's sockets a context of its own; a request has one from Fastify's hooks. */
@Injectable()
export class SocketContextInterceptor implements NestInterceptor {
  constructor(
    private readonly context: WorkContext,
    private readonly reflector: Reflector,
  ) {}

  intercept(execution: ExecutionContext, next: CallHandler): Observable<unknown> {
    const handle = this.reflector.get<true | undefined>(withoutContextKey, execution.getHandler())
      ? next.handle()
      : new Observable((subscriber) => this.context.run(() => next.handle().subscribe(subscriber)))
    return currentTracer() ? tracedEvent(execution.switchToWs().getPattern(), handle) : handle
  }
}

/** An event begins a trace of its own: what a browser says of traces is not believed. */
function tracedEvent(event: string, handled: Observable<unknown>): Observable<unknown> {
  return new Observable((subscriber) => {
    const span = currentTracer()?.start(`socket ${event}`, 'server', {}, undefined)
    withSpan(span, () =>
      handled
        .pipe(tap({ error: (error: unknown) => span?.end(error), complete: () => span?.end() }))
        .subscribe(subscriber),
    )
  })
}
