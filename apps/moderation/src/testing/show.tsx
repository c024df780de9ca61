import type { Language, Role } from '@rafiq/contracts'
import { signIn } from '@rafiq/platform'
import { type ApiAnswers, apiAnswers, TestRemote } from '@rafiq/platform/testing'
import { configure, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import remote from '../remote.tsx'

// A limit for what never comes: the first page of a file waits for its modules to be read.
configure({ asyncUtilTimeout: 10_000 })

const staffId = '0192f0c1-2a3b-7c4d-8e5f-60718293a4b5'

type Shown = { at?: string; language?: Language; role?: Role; answers: ApiAnswers }

/** A page of the panel as the shell shows it to somebody of the team. @returns that person's hands, and the calls */
export function showPanel({ at = '/moderator', language = 'en', role = 'moderator', answers }: Shown) {
  const calls = apiAnswers({
    'GET /api/user/profile': { status: 200, body: { id: staffId, role } },
    ...answers,
  })
  signIn('token')
  render(<TestRemote remote={remote} at={at} language={language} />)
  return { user: userEvent.setup(), calls }
}
