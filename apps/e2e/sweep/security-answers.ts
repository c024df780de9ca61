import type { AccountSecurity, MemberSession, TotpEnrolment } from '@rafiq/contracts/accounts'
import type { Answer } from './state.ts'

type Answers = Readonly<Record<string, Answer>>

const at = '2026-11-20T09:00:00.000Z'
const id = (number: number) => `0192f0c1-2a3b-7c4d-8e5f-6071829${number}`

const nothing: AccountSecurity = {
  secondFactor: 'required',
  restriction: 'second-factor-required',
  strictPassword: true,
  passkeys: [],
  totp: null,
  recoveryCodesLeft: null,
  stepUp: { ways: ['password'], until: null },
}
const session: MemberSession = {
  id: 'here',
  device: { browser: 'Chrome', os: 'Windows' },
  createdAt: at,
  lastSeenAt: at,
  current: true,
}
const sessions: MemberSession[] = [
  session,
  { ...session, id: 'phone', current: false, device: { browser: 'Samsung Internet', os: 'Android' } },
  { ...session, id: 'unknown', current: false, device: { browser: null, os: null } },
]
const security = (body: AccountSecurity): Answers => ({
  '/api/user/security': { body },
  '/api/user/sessions': { body: sessions },
})

/** Of the team, with everything that can be set up, and few codes left. */
export const secured = security({
  ...nothing,
  restriction: null,
  passkeys: [
    { id: id(70_000), name: 'جوال العمل', createdAt: at, lastUsedAt: at, synced: true },
    {
      id: id(70_001),
      name: 'YubiKey 5C in the office drawer',
      createdAt: at,
      lastUsedAt: null,
      synced: false,
    },
  ],
  totp: { createdAt: at, lastUsedAt: at },
  recoveryCodesLeft: 2,
  stepUp: { ways: ['passkey', 'totp', 'recovery-code'], until: null },
})

/** Of the team, before the panel opens. */
export const hasNoFactor = security(nothing)
export const hasWeakPassword = security({ ...nothing, restriction: 'password-change-required' })

const enrolment: TotpEnrolment = {
  enrolmentId: 'e1',
  secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  uri: 'otpauth://totp/Rafiq:huda%40rafiq.test?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Rafiq',
}
const codes = Array.from({ length: 10 }, (_, index) => `${index}h3kq-9wx2${index}`)

/** The app can be set up, or new codes made. */
export const enrols: Answers = {
  ...hasNoFactor,
  '/api/user/factors/totp': { status: 201, body: enrolment },
}
export const makesCodes: Answers = {
  ...secured,
  '/api/user/factors/recovery-codes': { body: { recoveryCodes: codes } },
}

const unconfirmed: Answer = { status: 403, body: { code: 'step-up-required', message: 'Please confirm.' } }

/** What is asked for has to be confirmed first. */
export const asksAgain: Answers = { ...secured, '/api/user/factors/recovery-codes': unconfirmed }
export const asksForPassword: Answers = { ...hasNoFactor, '/api/user/factors/totp': unconfirmed }
