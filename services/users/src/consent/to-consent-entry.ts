import type { ConsentEntry } from '@rafiq/contracts/members'
import type { ConsentRecord } from './change-consent.ts'

/** An answer as its member reads it. */
export const toConsentEntry = ({ recordedAt, ...record }: ConsentRecord): ConsentEntry => ({
  phoneShareConsent: record.phoneShareConsent,
  isActive: record.isActive,
  wording: record.wording,
  language: record.language,
  recordedAt: recordedAt.toISOString(),
})
