import { createParamDecorator, type ExecutionContext } from '@nestjs/common'
import type { Session } from '@rafiq/service-kit'
import type { FastifyRequest } from 'fastify'

/** Whoever asks for a release: a team by its publish token, or an admin by a session. */
export interface Caller {
  /** For the audit trail: `token:<id>` or `admin:<id>`. */
  readonly actor: string
  /** Of an admin, whose moves stand in the log of what staff do as well. */
  readonly adminId?: string
}

/** A request that the guard has let in. */
export type CallerRequest = FastifyRequest<{ Params: { remote?: string } }> & {
  caller?: Caller
  user?: Session
}

/** Who calls, on a route with `@ForCallers`. */
export const CurrentCaller = createParamDecorator((_data: unknown, context: ExecutionContext): Caller => {
  const { caller } = context.switchToHttp().getRequest<CallerRequest>()
  if (!caller) throw new Error('The route is not guarded by @ForCallers.')
  return caller
})
