import { demoAccounts, demoPassword, openedSessionSchema } from '@rafiq/contracts'

/** Signs a demo member in. @throws Error where the platform has no demo data. */
export async function signInAsDemoMember(baseUrl: string): Promise<string> {
  const response = await fetch(`${baseUrl}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: demoAccounts.testMembers[0].email, password: demoPassword }),
  })
  if (!response.ok) throw new Error(`No demo member could sign in at ${baseUrl}: ${response.status}.`)
  return openedSessionSchema.parse(await response.json()).token
}
