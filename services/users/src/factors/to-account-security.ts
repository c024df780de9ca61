import {
  type AccountSecurity,
  isStaff,
  type Passkey as ShownPasskey,
  type StepUpWay,
} from '@rafiq/contracts/accounts'
import { type Session, steppedUpUntil } from '@rafiq/service-kit'
import type { Member } from '../members/member.entity.ts'
import type { PasswordPolicy } from '../passwords/password-policy.ts'
import type { Passkey, TotpFactor } from './factor.entities.ts'
import { type Factors, hasFactor } from './factor.repository.ts'
import type { SecondFactorPolicy } from './staff-restriction.ts'

/** What an account can confirm with, best first. The password of staff counts only while they have nothing better. */
export function stepUpWaysOf(role: Member['role'], factors: Factors): StepUpWay[] {
  const { passkeys, totp, recoveryCodes } = factors
  const byPasskey = passkeys.length > 0 ? (['passkey'] as const) : []
  if (!isStaff(role)) return [...byPasskey, 'password']
  if (!hasFactor(factors)) return ['password']
  return [
    ...byPasskey,
    ...(totp ? (['totp'] as const) : []),
    ...(recoveryCodes && recoveryCodes.hashes.length > 0 ? (['recovery-code'] as const) : []),
  ]
}

export const toShownPasskey = (passkey: Passkey): ShownPasskey => ({
  id: passkey.id,
  name: passkey.name,
  createdAt: passkey.createdAt.toISOString(),
  lastUsedAt: passkey.lastUsedAt?.toISOString() ?? null,
  synced: passkey.synced,
})

export const toShownApp = (totp: TotpFactor | null): AccountSecurity['totp'] =>
  totp && {
    createdAt: totp.createdAt.toISOString(),
    lastUsedAt: totp.lastUsedAt?.toISOString() ?? null,
  }

/** Never a key, a secret or a code. */
export function toAccountSecurity(
  member: Pick<Member, 'role'>,
  factors: Factors,
  session: Pick<Session, 'restriction' | 'steppedUpAt'>,
  { policy, passwords, now }: { policy: SecondFactorPolicy; passwords: PasswordPolicy; now: Date },
): AccountSecurity {
  const { passkeys, totp, recoveryCodes } = factors
  return {
    secondFactor: isStaff(member.role) ? policy : 'none',
    restriction: session.restriction,
    strictPassword: isStaff(member.role) || passwords === 'strict',
    passkeys: passkeys.map(toShownPasskey),
    totp: toShownApp(totp),
    recoveryCodesLeft: recoveryCodes?.hashes.length ?? null,
    stepUp: {
      ways: stepUpWaysOf(member.role, factors),
      until: steppedUpUntil(session, now)?.toISOString() ?? null,
    },
  }
}
