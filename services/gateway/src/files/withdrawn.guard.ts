import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common'
import { GoneError, NotFoundError } from '@rafiq/service-kit'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { LiveSource } from '../live/live-source.ts'
import { withdrawalOf } from '../live/withdrawn.ts'

/** Where a file of a remote lies: the parameters of its route. */
export type RemoteFile = { remote: string; version: string; '*': string }

/** Keeps back what is withdrawn: 404 while its remote is off, 410 for what was yanked. */
@Injectable()
export class WithdrawnGuard implements CanActivate {
  constructor(private readonly live: LiveSource) {}

  canActivate(context: ExecutionContext): true {
    const http = context.switchToHttp()
    const { remote, version, '*': path } = http.getRequest<FastifyRequest<{ Params: RemoteFile }>>().params
    const withdrawal = withdrawalOf(this.live.current, { remote, version, path })
    if (withdrawal === undefined) return true
    // Nothing keeps the answer: a remote that is off may come back.
    http.getResponse<FastifyReply>().header('cache-control', 'no-store')
    throw withdrawal === 'gone' ? new GoneError('version-yanked') : new NotFoundError()
  }
}
