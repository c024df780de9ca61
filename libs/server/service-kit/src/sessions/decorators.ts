import {
  type CustomDecorator,
  createParamDecorator,
  type ExecutionContext,
  SetMetadata,
} from '@nestjs/common'
import type { Role } from '@rafiq/contracts'
import type { Session } from './session.ts'

/** How much of a session a route demands; `required` without a decorator. */
export type SessionDemand = 'required' | 'optional' | 'none'

export const sessionDemandKey = 'rafiq:session-demand'
export const rolesKey = 'rafiq:roles'

/** A route for everyone; no session is looked up. */
export const Public = (): CustomDecorator => SetMetadata(sessionDemandKey, 'none' satisfies SessionDemand)

/** A route for everyone that knows its caller where there is a live session. */
export const OptionalSession = (): CustomDecorator =>
  SetMetadata(sessionDemandKey, 'optional' satisfies SessionDemand)

/** A route for these roles only: 401 without a session, 403 with another role. */
export const Roles = (...roles: [Role, ...Role[]]): CustomDecorator => SetMetadata(rolesKey, roles)

/** The caller's session; null on a route with `@OptionalSession()` that is called without one. */
export const CurrentSession = createParamDecorator(
  (_data: unknown, context: ExecutionContext): Session | null =>
    context.switchToHttp().getRequest<{ user?: Session | null }>().user ?? null,
)
