import { errorText, useFormat } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { Button, Callout, RefreshCw } from '@rafiq/ui'

type FreshnessProps = {
  /** Of what is shown; milliseconds since 1970. */
  updatedAt: number
  /** Why the last look failed, if it did. */
  error: Error | null
  busy: boolean
  onRetry: () => void
}

/** From when the page's figures are, and that they are old where they could not be read again. */
export function Freshness({ updatedAt, error, busy, onRetry }: FreshnessProps) {
  const { t } = useTranslation(['releases', 'common'])
  const { time } = useFormat()
  if (!error) return <p className="text-sm text-soft">{t('fresh.at', { time: time(updatedAt) })}</p>
  return (
    <Callout tone="amber" role="status" title={t('fresh.stopped', { time: time(updatedAt) })}>
      <p>{errorText(error, t)}</p>
      <Button variant="secondary" className="mt-3" icon={<RefreshCw />} busy={busy} onClick={onRetry}>
        {t('common:words.retry')}
      </Button>
    </Callout>
  )
}
