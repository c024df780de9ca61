import { useUiProviderProps } from '@rafiq/platform'
import { Outlet } from '@rafiq/platform/router'
import { useBlocksFromTabs } from '@rafiq/safety'
import { PageColumn, UiProvider } from '@rafiq/ui'
import { outcomeQuestions } from './shared/outcome-questions.ts'

/** Around every page of this remote. */
export function Root() {
  useBlocksFromTabs(({ memberId, blocked }) => blocked && outcomeQuestions.drop({ matchedUserId: memberId }))
  return (
    <UiProvider {...useUiProviderProps()}>
      <PageColumn>
        <Outlet />
      </PageColumn>
    </UiProvider>
  )
}
