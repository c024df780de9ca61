import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common'
import { type MoveResult, releaseHeaders } from '@rafiq/platform-contracts'
import type { FastifyReply } from 'fastify'
import { map, type Observable } from 'rxjs'
import type { Moved } from './move-channels.ts'

/** Answers with what a move led to; the revision goes into its header. */
@Injectable()
export class RevisionHeader implements NestInterceptor<Moved, MoveResult> {
  intercept(context: ExecutionContext, next: CallHandler<Moved>): Observable<MoveResult> {
    const reply = context.switchToHttp().getResponse<FastifyReply>()
    return next.handle().pipe(
      map(({ result, revision }) => {
        reply.header(releaseHeaders.revision, revision)
        return result
      }),
    )
  }
}
