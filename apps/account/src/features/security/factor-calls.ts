import type {
  EnrolledFactor,
  EnrolledPasskey,
  Passkey,
  PasskeyCreation,
  PasskeyEnrolment,
  RecoveryCodes,
  TotpConfirmation,
  TotpEnrolment,
} from '@rafiq/contracts/accounts'
import { api } from '@rafiq/platform'

const factors = '/api/user/factors'

/** What needs a confirmation (403 `step-up-required`) is asked for by the platform's client and `StepUp`. */
export const beginTotp = () => api.post<TotpEnrolment>(`${factors}/totp`)
export const confirmTotp = (confirmation: TotpConfirmation) =>
  api.post<EnrolledFactor>(`${factors}/totp/confirm`, confirmation)
export const removeTotp = () => api.delete<void>(`${factors}/totp`)

export const passkeyOptions = () => api.post<PasskeyCreation>(`${factors}/passkeys/options`)
export const addPasskey = (enrolment: PasskeyEnrolment) =>
  api.post<EnrolledPasskey>(`${factors}/passkeys`, enrolment)
export const renamePasskey = (id: string, name: string) =>
  api.patch<Passkey>(`${factors}/passkeys/${encodeURIComponent(id)}`, { name })
export const removePasskey = (id: string) => api.delete<void>(`${factors}/passkeys/${encodeURIComponent(id)}`)

export const makeRecoveryCodes = () => api.post<RecoveryCodes>(`${factors}/recovery-codes`)
