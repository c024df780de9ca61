import { cspNonce, useDirection, usePortalContainer } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { Outlet } from '@rafiq/platform/router'
import { UiProvider } from '@rafiq/ui'

/** Around every page of this remote: direction, words and overlays' place for the design system's components. */
export function Root() {
  const { t } = useTranslation(['matches', 'common'])
  return (
    <UiProvider
      direction={useDirection()}
      portalContainer={usePortalContainer()}
      nonce={cspNonce}
      labels={{
        close: t('common:words.close'),
        search: t('common:words.search'),
        noResults: t('common:words.noResults'),
        showPassword: t('common:words.showPassword'),
        hidePassword: t('common:words.hidePassword'),
        optional: t('common:words.optional'),
        retry: t('common:words.retry'),
        notifications: t('ui.notifications'),
        // No password is typed in this remote.
        passwordStrength: ['', '', '', ''],
      }}
    >
      <div className="mx-auto w-full max-w-page px-4 py-8 sm:px-6 sm:py-12">
        <Outlet />
      </div>
    </UiProvider>
  )
}
