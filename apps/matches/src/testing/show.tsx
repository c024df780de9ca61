import { TestRemote } from '@rafiq/app-kit/testing'
import { signIn } from '@rafiq/platform'
import type { Language } from '@rafiq/platform-contracts'
import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import remote from '../remote.tsx'

/** A page of this remote as the shell shows it to a member, and a person to use it. */
function show(at: string, language: Language = 'en') {
  signIn('token')
  render(<TestRemote remote={remote} at={at} language={language} />)
  return userEvent.setup()
}

export const showMatches = (language?: Language, search = '') => show(`/matches${search}`, language)
export const showConnections = (language?: Language) => show('/connections', language)
