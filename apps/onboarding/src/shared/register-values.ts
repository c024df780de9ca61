import type { Credentials } from '@rafiq/contracts/accounts'
import { storedValue } from '@rafiq/platform'
import { credentials } from './credentials.ts'
import { storageName } from './storage-name.ts'

export const agreements = ['adult', 'terms', 'privacy'] as const

export type RegisterValues = Credentials & Record<(typeof agreements)[number], boolean>

/** The continue button waits for all three (spec §5). */
export const allAgreed = (values: Pick<RegisterValues, (typeof agreements)[number]>): boolean =>
  agreements.every((name) => values[name])

type Draft = Omit<RegisterValues, 'password'>

function isDraft(value: unknown): value is Draft {
  if (typeof value !== 'object' || value === null) return false
  const draft = value as Partial<Record<keyof Draft, unknown>>
  return typeof draft.email === 'string' && agreements.every((name) => typeof draft[name] === 'boolean')
}

/** What was typed and ticked, so that a reload or a look at the terms loses nothing; the password only after Continue. */
const draft = storedValue({ key: storageName('register'), shape: isDraft })

export function loadRegisterValues(): RegisterValues {
  const kept = draft.read() ?? { email: '', adult: false, terms: false, privacy: false }
  const waiting = credentials.read()
  return { ...kept, email: kept.email || (waiting?.email ?? ''), password: waiting?.password ?? '' }
}

export function saveRegisterValues({ email, adult, terms, privacy }: RegisterValues) {
  draft.write({ email, adult, terms, privacy })
}

/** Once the member is created, nothing of it is needed any more. */
export const clearRegisterValues = draft.clear
