import { TestPlatform } from '@rafiq/app-kit/testing'
import { signIn, useUiProviderProps } from '@rafiq/platform'
import type { Language } from '@rafiq/platform-contracts'
import { UiProvider } from '@rafiq/ui'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { SafetyMenu } from '../menu/safety-menu.tsx'

export const sara = { id: '01890a5d-ac96-774b-bcce-b302099a8057', name: 'Sara' }
export const block = `/api/user/blocks/${sara.id}`

const Page = ({ children }: { children: ReactNode }) => (
  <UiProvider {...useUiProviderProps()}>
    <main>
      <h1>Matches</h1>
      {children}
    </main>
  </UiProvider>
)

/** A part of a page, as a member sees it, and a person to use it. */
export function show(part: ReactNode, language: Language = 'en') {
  signIn('token')
  render(
    <TestPlatform language={language}>
      <Page>{part}</Page>
    </TestPlatform>,
  )
  return userEvent.setup()
}

/** The menu about Sara, with one of its items pressed. */
export async function choose(item: 'Report…' | 'Block…', onBlocked?: () => void) {
  const user = show(<SafetyMenu person={sara} onBlocked={onBlocked} />)
  await user.click(screen.getByRole('button', { name: 'More options: Sara' }))
  await user.click(await screen.findByRole('menuitem', { name: item }))
  return user
}
