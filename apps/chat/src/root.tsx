import { useUiProviderProps } from '@rafiq/platform'
import { Outlet } from '@rafiq/platform/router'
import { useBlocksFromTabs } from '@rafiq/safety'
import { UiProvider } from '@rafiq/ui'

/** Around every page of this remote. */
export function Root() {
  useBlocksFromTabs()
  return (
    <UiProvider {...useUiProviderProps()}>
      <Outlet />
    </UiProvider>
  )
}
