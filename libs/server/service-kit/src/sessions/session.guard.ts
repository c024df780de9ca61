import { type ExecutionContext, Inject, Injectable, type Type } from '@nestjs/common'
import { Reflector } from '@nestjs/core'
import { AuthGuard, PassportStrategy } from '@nestjs/passport'
import { sessionHeader } from '@rafiq/platform-contracts'
import type { FastifyRequest } from 'fastify'
import { Strategy } from 'passport-custom'
import { Clock } from '../clock.ts'
import { ForbiddenError, UnauthorizedError } from '../errors/kinds.ts'
import {
  assertSteppedUp,
  assertUnrestricted,
  rolesKey,
  type SessionDemand,
  sessionDemandKey,
  stepUpKey,
} from './route-demands.ts'
import { ordinaryRole, type Role, type Session } from './session.ts'
import { SessionAuthenticator } from './session-authenticator.ts'

/** Injection token of the name under which Passport knows this application's sessions. */
export const SESSION_STRATEGY = Symbol('SESSION_STRATEGY')

/**
 * Reads `x-session-token` (spec §7). Passport is one for the whole process, so each application registers under a name
 * of its own: two of them in one process must not answer for each other.
 */
export function sessionStrategy(name: string): Type<unknown> {
  @Injectable()
  class SessionStrategy extends PassportStrategy(Strategy, name) {
    constructor(private readonly authenticator: SessionAuthenticator) {
      super()
    }

    override validate(request: Pick<FastifyRequest, 'headers'>): Promise<Session | null> {
      return this.authenticator.authenticate(request.headers[sessionHeader])
    }
  }
  return SessionStrategy
}

/** Global: every route demands a session unless a decorator says otherwise. */
@Injectable()
export class SessionGuard extends AuthGuard() {
  constructor(
    @Inject(SESSION_STRATEGY) defaultStrategy: string,
    private readonly reflector: Reflector,
    private readonly clock: Clock,
  ) {
    super({ defaultStrategy })
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    // A socket was let in with its session, which closes it when it ends.
    if (context.getType() !== 'http') return true
    const demand = this.demand(context)
    if (demand === 'none') return true
    const request = context.switchToHttp().getRequest<FastifyRequest & { user?: Session | null }>()
    if (demand === 'optional' && request.headers[sessionHeader] === undefined) return true
    await super.canActivate(context)
    const roles = this.reflector.getAllAndOverride<Role[] | undefined>(rolesKey, targets(context))
    if (roles && !(request.user && roles.includes(request.user.role))) throw new ForbiddenError()
    // A route that members may not call is one of staff.
    if (roles && request.user && !roles.includes(ordinaryRole)) assertUnrestricted(request.user)
    const stepUp = this.reflector.getAllAndOverride<true | undefined>(stepUpKey, targets(context))
    if (stepUp && request.user) assertSteppedUp(request.user, this.clock.now())
    return true
  }

  override handleRequest<User>(
    error: unknown,
    user: User | false,
    _info: unknown,
    context: ExecutionContext,
  ): User {
    if (error) throw error
    if (user) return user
    if (this.demand(context) === 'optional') return null as User
    throw new UnauthorizedError()
  }

  private demand(context: ExecutionContext): SessionDemand {
    return (
      this.reflector.getAllAndOverride<SessionDemand | undefined>(sessionDemandKey, targets(context)) ??
      'required'
    )
  }
}

function targets(context: ExecutionContext) {
  return [context.getHandler(), context.getClass()]
}
