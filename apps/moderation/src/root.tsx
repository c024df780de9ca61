import { StepUp } from '@rafiq/factors'
import { useUiProviderProps } from '@rafiq/platform'
import { Outlet } from '@rafiq/platform/router'
import { PageColumn, UiProvider } from '@rafiq/ui'
import { SectionNav } from './shared/section-nav.tsx'

/** Around every page of the panel. */
export const Root = () => (
  <UiProvider {...useUiProviderProps()}>
    <PageColumn>
      <SectionNav />
      <Outlet />
    </PageColumn>
    <StepUp />
  </UiProvider>
)
