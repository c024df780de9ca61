import { type APIRequestContext, expect } from '@playwright/test'
import { openedSessionSchema } from '@rafiq/contracts'
import type { Person } from './member.ts'

/** The token of a new session. */
export async function tokenByApi(
  request: APIRequestContext,
  { email, password }: Pick<Person, 'email' | 'password'>,
): Promise<string> {
  const response = await request.post('/api/auth/login', { data: { email, password } })
  expect(response.status(), await response.text()).toBe(200)
  return openedSessionSchema.parse(await response.json()).token
}
