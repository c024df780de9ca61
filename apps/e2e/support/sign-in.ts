import { type APIRequestContext, expect, type Page } from '@playwright/test'
import type { Person } from './member.ts'

/** Signs in without the page, and lets every document of it begin with that session. Returns the token. */
export async function signInByApi(request: APIRequestContext, page: Page, person: Person): Promise<string> {
  const { email, password } = person
  const response = await request.post('/api/auth/login', { data: { email, password } })
  expect(response.status(), await response.text()).toBe(200)
  const { token } = (await response.json()) as { token: string }
  await page.addInitScript((value) => sessionStorage.setItem('userToken', value), token)
  return token
}
