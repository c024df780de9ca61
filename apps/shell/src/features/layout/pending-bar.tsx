import { useTranslation } from '@rafiq/platform/i18n'
import { useNavigation } from '@rafiq/platform/router'

/** While the next page loads, the current one stays and this says so. */
export function PendingBar() {
  const { t } = useTranslation('shell')
  const pending = useNavigation().state !== 'idle'
  return (
    <div role="status" className="pointer-events-none sticky top-16 z-30 h-0">
      {pending && (
        <>
          <span className="sr-only">{t('pending')}</span>
          <div className="h-0.75 animate-pulse bg-palm" />
        </>
      )}
    </div>
  )
}
