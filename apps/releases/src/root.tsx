import { useIdentityQuestion, useUiProviderProps } from '@rafiq/platform'
import { Outlet } from '@rafiq/platform/router'
import { Dialog, PageColumn, UiProvider } from '@rafiq/ui'

/** Around every page of this remote. */
export const Root = () => (
  <UiProvider {...useUiProviderProps()}>
    <PageColumn>
      <Outlet />
    </PageColumn>
    <IdentityQuestion />
  </UiProvider>
)

/** Moving a release may ask for a confirmation first, in the product's own way. */
const IdentityQuestion = () => <Dialog {...useIdentityQuestion()} />
