import { TestRemote } from '@rafiq/app-kit/testing'
import { type RemoteDefinition, signIn } from '@rafiq/platform'
import type { Language } from '@rafiq/platform-contracts'
import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import remote from '../remote.tsx'

const withHome = { ...remote, routes: [...remote.routes, { path: '/', element: <h1>Home</h1> }] }

/** A page of this remote as the shell shows it to a member, with a home to go to, and a person to use it. */
export function showAccount({
  at = '/account',
  language = 'en',
  pages = withHome,
}: {
  at?: string
  language?: Language
  pages?: RemoteDefinition
} = {}) {
  signIn('token')
  render(<TestRemote remote={pages} at={at} language={language} />)
  return userEvent.setup()
}
