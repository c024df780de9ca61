import type { ApiAnswers } from '@rafiq/platform/testing'
import { screen, within } from '@testing-library/react'
import { aRegistry } from './a-registry.ts'
import type { aStatus } from './a-status.ts'
import { showReleases } from './show.tsx'

type Remote = { status: ReturnType<typeof aStatus> }

/** The page of `matches`; `moves` are the answers to what a test does. */
export function openRemote(remote: Remote, moves: (remote: Remote) => ApiAnswers) {
  const calls = aRegistry(remote, moves(remote))
  const user = showReleases({ at: '/releases/matches' })
  const press = async (name: string) => {
    // An older version's row offers the same.
    const [button] = await screen.findAllByRole('button', { name })
    if (button) await user.click(button)
  }
  const confirm = async (name: string) =>
    user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name }))
  const sent = () => calls.filter(({ method }) => method !== 'GET')
  return { user, press, confirm, sent }
}

/** A text without the marks that keep apart what reads from left to right in it. */
export const plain = (text: string | null): string => (text ?? '').replaceAll(/[\u2066\u2069]/g, '')
