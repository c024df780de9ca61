import { signIn } from '@rafiq/platform'
import { TestRemote } from '@rafiq/platform/testing'
import type { Language } from '@rafiq/platform-contracts'
import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import remote from '../remote.tsx'
import { adminId } from './a-registry.ts'

const caller = {
  queryKey: ['caller'],
  queryFn: () => Promise.resolve({ id: adminId, role: 'admin' }),
}

/** A page of this remote as the shell shows it to an admin, and a person to use it. */
export function showReleases({
  at = '/releases',
  language = 'en',
}: {
  at?: string
  language?: Language
} = {}) {
  signIn('token')
  render(<TestRemote remote={remote} at={at} language={language} facts={{ caller }} />)
  return userEvent.setup()
}
