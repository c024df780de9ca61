import { useOffline } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { Spinner, WifiOff } from '@rafiq/ui'
import { useConnectionLost } from './sync/live-store.ts'

/** A quiet word while the live connection is lost; everything goes on once it is back. */
export function ConnectionNote() {
  const { t } = useTranslation('chat')
  const offline = useOffline()
  const lost = useConnectionLost() && !offline
  return (
    <p role="status" className="flex items-center gap-2 text-sm text-soft">
      {lost && (
        <>
          <Spinner className="size-4!" />
          {t('connecting')}
        </>
      )}
    </p>
  )
}

/** Inside the window, while the platform is out of reach: what is typed waits, and nothing is lost. */
export function OfflineNote() {
  const { t } = useTranslation('chat')
  const offline = useOffline()
  return (
    <div role="status" className="shrink-0">
      {offline && (
        <p className="flex animate-unfold items-start gap-3 border-b border-line bg-sunken px-4 py-2 text-sm sm:px-5">
          <WifiOff aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-soft" />
          {t('offline')}
        </p>
      )}
    </div>
  )
}
