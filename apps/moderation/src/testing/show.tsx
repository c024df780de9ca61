import { type ApiAnswers, apiAnswers, TestRemote } from '@rafiq/app-kit/testing'
import type { Role } from '@rafiq/contracts/accounts'
import { signIn } from '@rafiq/platform'
import type { Language } from '@rafiq/platform-contracts'
import { cleanup, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import remote from '../remote.tsx'
import { aPanel } from './a-panel.ts'

type Shown = { at?: string; language?: Language; role?: Role; answers?: ApiAnswers }

/** A page of the panel as the shell shows it to somebody of the team. @returns that person's hands, and the calls */
export function showPanel({
  at = '/moderator',
  language = 'en',
  role = 'moderator',
  answers = {},
}: Shown = {}) {
  cleanup()
  const calls = apiAnswers(aPanel(role, answers))
  signIn('token')
  render(<TestRemote remote={remote} at={at} language={language} />)
  return {
    user: userEvent.setup(),
    calls,
    /** What was asked to be done. */
    sent: () => calls.filter(({ method }) => method !== 'GET'),
  }
}

/** A text without the marks that keep addresses apart from what is around them. */
export const plain = (text: string | null | undefined): string =>
  (text ?? '').replaceAll(/[\u2066\u2069]/g, '')
