import type { Language } from '@rafiq/contracts'
import { signIn } from '@rafiq/platform'
import { TestRemote } from '@rafiq/platform/testing'
import { configure, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import remote from '../remote.tsx'

// A limit for what never comes: the first page of a file waits for its modules to be read.
configure({ asyncUtilTimeout: 10_000 })

/** A page of this remote as the shell shows it to an admin, and a person to use it. */
export function showReleases({
  at = '/releases',
  language = 'en',
}: {
  at?: string
  language?: Language
} = {}) {
  signIn('token')
  render(<TestRemote remote={remote} at={at} language={language} />)
  return userEvent.setup()
}
