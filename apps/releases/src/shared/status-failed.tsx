import { errorText } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { ErrorState } from '@rafiq/ui'

type StatusFailedProps = { error: Error; busy: boolean; onRetry: () => void }

/** In the place of what is live, where that cannot be read. */
export function StatusFailed({ error, busy, onRetry }: StatusFailedProps) {
  const { t } = useTranslation(['releases', 'common'])
  return (
    <ErrorState
      title={t('overview.failed')}
      description={t('overview.failedText', { reason: errorText(error, t) })}
      busy={busy}
      onRetry={onRetry}
    />
  )
}
