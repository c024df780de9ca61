import { isStaff, type Role, type StaffRestriction } from '@rafiq/contracts/accounts'
import type { Member } from '../members/member.entity.ts'

/** `STAFF_SECOND_FACTOR`: whether staff have to have one. */
export type SecondFactorPolicy = 'required' | 'optional'

/** What a member of staff has to do before the routes for staff open; null for everybody else. */
export function staffRestriction(
  policy: SecondFactorPolicy,
  { role, passwordStrict }: Pick<Member, 'role' | 'passwordStrict'>,
  hasFactor: boolean,
): StaffRestriction | null {
  if (policy === 'optional' || !isStaff(role)) return null
  if (!hasFactor) return 'second-factor-required'
  return passwordStrict ? null : 'password-change-required'
}

/** Whether a factor may go that leaves so many: staff who have to have one keep their last. */
export const mayRemoveFactor = (policy: SecondFactorPolicy, role: Role, left: number): boolean =>
  left > 0 || policy === 'optional' || !isStaff(role)
