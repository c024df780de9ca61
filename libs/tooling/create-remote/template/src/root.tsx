import { useUiProviderProps } from '@rafiq/platform'
import { Outlet } from '@rafiq/platform/router'
import { UiProvider } from '@rafiq/ui'

/** Around every page of this remote. */
export const Root = () => (
  <UiProvider {...useUiProviderProps()}>
    <Outlet />
  </UiProvider>
)
