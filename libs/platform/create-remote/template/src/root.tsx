import { useUiProviderProps } from '@rafiq/platform'
import { Outlet } from '@rafiq/platform/router'
import { PageColumn, UiProvider } from '@rafiq/ui'

/** Around every page of this remote. */
export const Root = () => (
  <UiProvider {...useUiProviderProps()}>
    <PageColumn>
      <Outlet />
    </PageColumn>
  </UiProvider>
)
