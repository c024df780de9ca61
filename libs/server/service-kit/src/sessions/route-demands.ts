import {
  type CustomDecorator,
  createParamDecorator,
  type ExecutionContext,
  SetMetadata,
} from '@nestjs/common'
import { stepUpMinutes } from '@rafiq/platform-contracts'
import { ForbiddenError } from '../errors/kinds.ts'
import type { Role, Session } from './session.ts'

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

export const stepUpKey = 'rafiq:step-up'

/** A route for whoever has shown a factor of sign-in within the last ten minutes: 403 `step-up-required` else. */
export const StepUp = (): CustomDecorator => SetMetadata(stepUpKey, true)

/** Until when a session counts as stepped up; null: it does not. */
export function steppedUpUntil({ steppedUpAt }: Pick<Session, 'steppedUpAt'>, now: Date): Date | null {
  if (!steppedUpAt) return null
  const until = new Date(steppedUpAt.getTime() + stepUpMinutes * 60_000)
  return now < until ? until : null
}

/** What `@StepUp()` demands, where only some calls of a route need it. @throws ForbiddenError `step-up-required` */
export function assertSteppedUp(session: Pick<Session, 'steppedUpAt'>, now: Date): void {
  if (!steppedUpUntil(session, now)) throw new ForbiddenError('step-up-required')
}

/** What every route of staff demands, for guards that decide by themselves. @throws ForbiddenError saying what is to be done first */
export function assertUnrestricted({ restriction }: Pick<Session, 'restriction'>): void {
  if (restriction) throw new ForbiddenError(restriction)
}
