import { createParamDecorator, type ExecutionContext } from '@nestjs/common'
import { type Provenance, sessionHeader } from '@rafiq/platform-contracts'
import { addressKey, type RouteRateLimit, type Session } from '@rafiq/service-kit'
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

/**
 * What one caller, and one address whoever calls from it, may write in a minute: far more than a team or a pipeline
 * does, far less than what would fill the audit trail or keep the registry busy. Each kind of write counts for itself,
 * so that a pipeline that publishes in a loop keeps nobody from rolling back. Without Redis each replica counts alone:
 * a team's call does not need it.
 */
export const writeLimits = (kind: string): [RouteRateLimit, RouteRateLimit] => [
  { name: `release-${kind}-address`, by: 'address', points: 300, seconds: 60, insured: true },
  { name: `release-${kind}`, by: callerOf, points: 60, seconds: 60, insured: true },
]

/** Whoever holds a token or a session, valid or not; limits keep a digest of it. */
const callerOf: Exclude<RouteRateLimit['by'], string> = ({ headers, ip }) =>
  headers.authorization?.toLowerCase() ?? headers[sessionHeader]?.toString() ?? addressKey(ip)
