import type { ErrorCode } from '@rafiq/contracts'
import { isModerating, isUnderAdmins, type Role } from '@rafiq/contracts/accounts'

export type StaffAction =
  | 'read'
  | 'pause'
  | 'activate'
  | 'correct-gender'
  | 'delete'
  | 'change-role'
  | 'end-sessions'
  | 'reset-factors'

/** An account as the rules see it. */
export interface Person {
  id: string
  role: Role
  pausedByStaff: boolean
}

/** Somebody of staff, or the platform itself, which puts profiles under review and brings them back. */
export type Actor<P extends Person = Person> = P | 'system'

const forAdmins: readonly StaffAction[] = ['delete', 'change-role', 'end-sessions', 'reset-factors']

/** Why somebody may not do this at all; null: they may (spec §6). A paused account does nothing. */
export function actorError(action: StaffAction, actor: Person | null): ErrorCode | null {
  if (!actor || !isModerating(actor.role)) return 'forbidden'
  if (actor.pausedByStaff) return 'account-paused'
  return forAdmins.includes(action) && actor.role !== 'admin' ? 'forbidden' : null
}

/**
 * Why it may not be done to this account: nobody acts on themselves, a moderator not on an admin or on who runs releases, and the platform by
 * itself pauses nobody of staff. What it paused it lifts, whoever they have become since.
 */
export function targetError(action: StaffAction, actor: Actor, target: Person | null): ErrorCode | null {
  if (!target) return 'not-found'
  if (actor === 'system') return action === 'activate' || target.role === 'user' ? null : 'forbidden'
  if (action === 'read') return null
  if (actor.id === target.id) return 'forbidden'
  return isUnderAdmins(target.role) && actor.role !== 'admin' ? 'forbidden' : null
}

/** A pause as it is or is wanted. */
export interface PauseTerms {
  pauseId?: string
  reason: string
  until?: Date | null | undefined
}

/**
 * Whether to pause: `unchanged` where the same was said before (an answer that was lost), `replace` where it takes the
 * place of a pause that it names, `conflict` where somebody has paused the account in other terms meanwhile. The
 * platform repeats itself by the same id (`byId`): a pause of staff in the terms of its own is not its own.
 */
export function decidePause(
  current: PauseTerms | null,
  wanted: PauseTerms & { replaces?: readonly string[]; byId?: boolean },
): 'pause' | 'replace' | 'unchanged' | 'conflict' {
  if (!current) return 'pause'
  if (current.pauseId && current.pauseId === wanted.pauseId) return 'unchanged'
  if (current.pauseId && wanted.replaces?.includes(current.pauseId)) return 'replace'
  const same =
    !wanted.byId &&
    current.reason === wanted.reason &&
    (current.until?.getTime() ?? null) === (wanted.until?.getTime() ?? null)
  return same ? 'unchanged' : 'conflict'
}

/** Whether to lift a pause; `own` is the member's wish, which staff do not overrule. */
export function decideActivation(account: {
  pausedByStaff: boolean
  ownActive: boolean
}): 'lift' | 'unchanged' | 'own' {
  if (account.pausedByStaff) return 'lift'
  return account.ownActive ? 'unchanged' : 'own'
}
