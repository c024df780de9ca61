import type { Language } from '@rafiq/contracts'
import { signIn } from '@rafiq/platform'
import { TestRemote } from '@rafiq/platform/testing'
import { configure, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import remote from '../remote.tsx'

// A limit for what never comes: the first page of a file waits for its modules to be read.
configure({ asyncUtilTimeout: 10_000 })

/** `/matches` as the shell shows it to a member, and a person to use it. */
export function showMatches(language: Language = 'en') {
  signIn('token')
  render(<TestRemote remote={remote} at="/matches" language={language} />)
  return userEvent.setup()
}
