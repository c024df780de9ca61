import { type ExecutionContext, Inject, Injectable } from '@nestjs/common'
import { Reflector } from '@nestjs/core'
import { AuthGuard } from '@nestjs/passport'
import { type Role, sessionHeader } from '@rafiq/contracts'
import type { FastifyRequest } from 'fastify'
import { Clock } from '../clock.ts'
import { ForbiddenError, UnauthorizedError } from '../errors/kinds.ts'
import { rolesKey, type SessionDemand, sessionDemandKey } from './decorators.ts'
import { SESSION_STRATEGY } from './session.strategy.ts'
import type { Session } from './session.ts'
import { assertSteppedUp, assertUnrestricted, stepUpKey } from './step-up.ts'

/** Global: every route demands a session unless a decorator says otherwise. */
@Injectable()
export class SessionGuard extends AuthGuard() {
  readonly #reflector: Reflector
  readonly #clock: Clock

  constructor(
    @Inject(SESSION_STRATEGY) defaultStrategy: string,
    @Inject(Reflector) reflector: Reflector,
    @Inject(Clock) clock: Clock,
  ) {
    super({ defaultStrategy })
    this.#reflector = reflector
    this.#clock = clock
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    // A socket was let in with its session, which closes it when it ends.
    if (context.getType() !== 'http') return true
    const demand = this.#demand(context)
    if (demand === 'none') return true
    const request = context.switchToHttp().getRequest<FastifyRequest & { user?: Session | null }>()
    if (demand === 'optional' && request.headers[sessionHeader] === undefined) return true
    await super.canActivate(context)
    const roles = this.#reflector.getAllAndOverride<Role[] | undefined>(rolesKey, targets(context))
    if (roles && !(request.user && roles.includes(request.user.role))) throw new ForbiddenError()
    // A route that members may not call is one of staff.
    if (roles && request.user && !roles.includes('user')) assertUnrestricted(request.user)
    const stepUp = this.#reflector.getAllAndOverride<true | undefined>(stepUpKey, targets(context))
    if (stepUp && request.user) assertSteppedUp(request.user, this.#clock.now())
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
    if (this.#demand(context) === 'optional') return null as User
    throw new UnauthorizedError()
  }

  #demand(context: ExecutionContext): SessionDemand {
    return (
      this.#reflector.getAllAndOverride<SessionDemand | undefined>(sessionDemandKey, targets(context)) ??
      'required'
    )
  }
}

function targets(context: ExecutionContext) {
  return [context.getHandler(), context.getClass()]
}
