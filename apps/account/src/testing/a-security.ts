import type { AccountSecurity, MemberSession, Passkey } from '@rafiq/contracts/accounts'

export const passkeyId = '0192f0c1-2a3b-7c4d-8e5f-607182930001'

export const aPasskey = (overrides: Partial<Passkey> = {}): Passkey => ({
  id: passkeyId,
  name: 'iPhone',
  createdAt: '2026-11-01T09:00:00.000Z',
  lastUsedAt: '2026-11-20T09:00:00.000Z',
  synced: true,
  ...overrides,
})

/** A member's, with no passkey. */
export const aSecurity = (overrides: Partial<AccountSecurity> = {}): AccountSecurity => ({
  secondFactor: 'none',
  restriction: null,
  strictPassword: false,
  passkeys: [],
  totp: null,
  recoveryCodesLeft: null,
  stepUp: { ways: ['password'], until: null },
  ...overrides,
})

export const aSession = (overrides: Partial<MemberSession> = {}): MemberSession => ({
  id: 's1',
  device: { browser: 'Chrome', os: 'Windows' },
  createdAt: '2026-11-01T09:00:00.000Z',
  lastSeenAt: '2026-11-22T09:00:00.000Z',
  current: true,
  ...overrides,
})
