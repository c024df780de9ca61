import { useTranslation } from '@rafiq/platform/i18n'
import { Spinner } from '@rafiq/ui'
import { useAway } from './sync/live-store.ts'

/** A quiet word while the line is away; everything goes on, later. */
export function AwayNote() {
  const { t } = useTranslation('chat')
  const away = useAway()
  return (
    <p role="status" className="flex items-center gap-2 text-sm text-soft">
      {away && (
        <>
          <Spinner className="size-4!" />
          {t('connecting')}
        </>
      )}
    </p>
  )
}
