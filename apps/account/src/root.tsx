import { StepUp } from '@rafiq/factors'
import { useUiProviderProps } from '@rafiq/platform'
import { Outlet } from '@rafiq/platform/router'
import { useBlocksFromTabs } from '@rafiq/safety'
import { PageColumn, UiProvider } from '@rafiq/ui'

/** Around every page of this remote. */
export function Root() {
  useBlocksFromTabs()
  return (
    <UiProvider {...useUiProviderProps()}>
      <PageColumn>
        <Outlet />
      </PageColumn>
      <StepUp />
    </UiProvider>
  )
}
