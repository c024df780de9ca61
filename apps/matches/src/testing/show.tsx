import type { Language } from '@rafiq/contracts'
import { signIn } from '@rafiq/platform'
import { TestRemote } from '@rafiq/platform/testing'
import { configure, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import remote from '../remote.tsx'

// A limit for what never comes: the first page of a file waits for its modules to be read.
configure({ asyncUtilTimeout: 10_000 })

/** A page of this remote as the shell shows it to a member, and a person to use it. */
function show(at: '/matches' | '/connections', language: Language = 'en') {
  signIn('token')
  render(<TestRemote remote={remote} at={at} language={language} />)
  return userEvent.setup()
}

export const showMatches = (language?: Language) => show('/matches', language)
export const showConnections = (language?: Language) => show('/connections', language)
