import { TestRemote } from '@rafiq/app-kit/testing'
import type { Language } from '@rafiq/platform-contracts'
import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import remote from '../remote.tsx'

/** Pages of others that this remote leads to. */
const elsewhere = [
  { path: '/', element: <h1>Home</h1> },
  { path: '/matches', element: <h1>Matches</h1> },
]
const withOthers = { ...remote, routes: [...remote.routes, ...elsewhere] }

/** This remote as the shell shows it, at an address, and a person to use it. */
export function show(at: string, language: Language = 'en') {
  const view = render(<TestRemote remote={withOthers} at={at} language={language} />)
  return { ...view, user: userEvent.setup() }
}
