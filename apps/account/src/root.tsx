import { cspNonce, useDirection, usePortalContainer, useUiLabels } from '@rafiq/platform'
import { Outlet } from '@rafiq/platform/router'
import { UiProvider } from '@rafiq/ui'

/** Around every page of this remote: direction, words and overlays' place for the design system's components. */
export function Root() {
  return (
    <UiProvider
      direction={useDirection()}
      portalContainer={usePortalContainer()}
      nonce={cspNonce}
      labels={useUiLabels()}
    >
      <div className="mx-auto w-full max-w-page px-4 py-8 sm:px-6 sm:py-12">
        <Outlet />
      </div>
    </UiProvider>
  )
}
