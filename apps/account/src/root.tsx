import { StepUp } from '@rafiq/factors'
import { useUiProviderProps } from '@rafiq/platform'
import { Outlet } from '@rafiq/platform/router'
import { useBlocksOfTabs } from '@rafiq/safety'
import { PageColumn, UiProvider } from '@rafiq/ui'

/** Around every page of this remote. */
export function Root() {
  useBlocksOfTabs()
  return (
    <UiProvider {...useUiProviderProps()}>
      <PageColumn>
        <Outlet />
      </PageColumn>
      <StepUp />
    </UiProvider>
  )
}
