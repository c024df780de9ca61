import { type APIRequestContext, expect } from '@playwright/test'
import { openedSessionSchema } from '@rafiq/contracts/accounts'
import {
  type Registration,
  type RegistrationResult,
  registrationResultSchema,
} from '@rafiq/contracts/members'
import { type Language } from '@rafiq/platform-contracts'
import { mailTo } from './inbox.ts'
import { linkedPath } from './mail.ts'
import type { Person } from './person.ts'
import { untilServed } from './until-served.ts'

/** Makes a member without the pages, for journeys that begin after that. Not verified yet. */
export async function registerByApi(
  request: APIRequestContext,
  person: Person,
  language: Language,
): Promise<RegistrationResult> {
  const data: Registration = { ...person, language }
  const response = await untilServed(() => request.post('/api/users/with-matching', { data }))
  expect(response.status(), await response.text()).toBe(201)
  return registrationResultSchema.parse(await response.json())
}

/** Uses the link in the member's inbox. */
export async function verifyByApi(request: APIRequestContext, email: string): Promise<void> {
  const token = new URLSearchParams(linkedPath(await mailTo(email)).split('?')[1]).get('token')
  const response = await untilServed(() => request.post('/api/auth/verify-email', { data: { token } }))
  expect(response.status(), await response.text()).toBe(204)
}

/** The token of a new session. */
export async function tokenByApi(
  request: APIRequestContext,
  { email, password }: Pick<Person, 'email' | 'password'>,
): Promise<string> {
  const response = await untilServed(() => request.post('/api/auth/login', { data: { email, password } }))
  expect(response.status(), await response.text()).toBe(200)
  return openedSessionSchema.parse(await response.json()).token
}
