import { createParamDecorator, type ExecutionContext } from '@nestjs/common'
import type { Provenance } from '@rafiq/platform-contracts'
import type { Session } from '@rafiq/service-kit'
import type { FastifyRequest } from 'fastify'

/** Whoever asks for a release: a team by its publish token, or staff with the right to release by a session. */
export interface Caller {
  /** For the audit trail: `token:<id>`, `run:<subject>` or `<role>:<id>`. */
  readonly actor: string
  /** Of the run of a pipeline, where it is one. */
  readonly provenance?: Provenance
  /** Whose moves stand in the log of what staff do as well. */
  readonly staff?: { readonly id: string; readonly role: Session['role'] }
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
