import {
  type CallHandler,
  type CustomDecorator,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
  SetMetadata,
} from '@nestjs/common'
import { Reflector } from '@nestjs/core'
import { Observable } from 'rxjs'
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
    if (this.reflector.get<true | undefined>(withoutContextKey, execution.getHandler())) return next.handle()
    return new Observable((subscriber) => this.context.run(() => next.handle().subscribe(subscriber)))
  }
}
