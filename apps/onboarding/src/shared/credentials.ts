import type { Credentials } from '@rafiq/contracts/accounts'
import { storedValue } from '@rafiq/platform'
import { storageName } from './storage-name.ts'

const isText = (value: unknown) => typeof value === 'string' && value !== ''

const isCredentials = (value: unknown): value is Credentials =>
  typeof value === 'object' &&
  value !== null &&
  ['email', 'password'].every((name) => isText((value as Record<string, unknown>)[name]))

/** E-mail and password between the first page and the created profile; erased then (spec §4). As typed, unchecked. */
export const credentials = storedValue({ key: storageName('credentials'), shape: isCredentials })
