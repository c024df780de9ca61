import { type CustomDecorator, SetMetadata } from '@nestjs/common'
import { limits } from '@rafiq/contracts'
import { ForbiddenError } from '../errors/kinds.ts'
import type { Session } from './session.ts'

export const stepUpKey = 'rafiq:step-up'

/** A route for whoever has shown a factor of sign-in within the last ten minutes: 403 `step-up-required` else. */
export const StepUp = (): CustomDecorator => SetMetadata(stepUpKey, true)

/** Until when a session counts as stepped up; null: it does not. */
export function steppedUpUntil({ steppedUpAt }: Pick<Session, 'steppedUpAt'>, now: Date): Date | null {
  if (!steppedUpAt) return null
  const until = new Date(steppedUpAt.getTime() + limits.factors.stepUpMinutes * 60_000)
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
