import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { loginResultSchema, sessionStorageKey } from '@rafiq/contracts'
import type { Person } from './member.ts'

/** The token of a new session. */
export async function tokenByApi(
  request: APIRequestContext,
  { email, password }: Pick<Person, 'email' | 'password'>,
): Promise<string> {
  const response = await request.post('/api/auth/login', { data: { email, password } })
  expect(response.status(), await response.text()).toBe(200)
  return loginResultSchema.parse(await response.json()).token
}

/** Signs in without the page, and lets every document of it begin with that session. Returns the token. */
export async function signInByApi(request: APIRequestContext, page: Page, person: Person): Promise<string> {
  const token = await tokenByApi(request, person)
  await page.addInitScript(([key, value]) => sessionStorage.setItem(key, value), [
    sessionStorageKey,
    token,
  ] as const)
  return token
}
