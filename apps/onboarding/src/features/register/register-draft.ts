import { credentials } from '../../shared/credentials.ts'
import { keptName } from '../../shared/kept-name.ts'
import { checkedBy, storedValue } from '../../shared/stored-value.ts'
import { agreements, type RegisterValues } from './register-form.ts'

type Draft = Omit<RegisterValues, 'password'>

function isDraft(value: unknown): value is Draft {
  if (typeof value !== 'object' || value === null) return false
  const draft = value as Partial<Record<keyof Draft, unknown>>
  return typeof draft.email === 'string' && agreements.every((name) => typeof draft[name] === 'boolean')
}

/** What was typed and ticked, so that a reload or a look at the terms loses nothing; the password only after Continue. */
const draft = storedValue(keptName('register'), checkedBy(isDraft))

export function loadRegister(): RegisterValues {
  const kept = draft.read() ?? { email: '', adult: false, terms: false, privacy: false }
  const waiting = credentials.read()
  return { ...kept, email: kept.email || (waiting?.email ?? ''), password: waiting?.password ?? '' }
}

export function keepRegister({ email, adult, terms, privacy }: RegisterValues) {
  draft.write({ email, adult, terms, privacy })
}
