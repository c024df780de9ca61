import { useFormat } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { ReadCallout, ReadError, type ReadErrorProps } from '@rafiq/ui'

type FreshnessProps = { read: ReadErrorProps['read'] & { dataUpdatedAt: number } }

/** From when the page's figures are, and that they are old where they could not be read again. */
export function Freshness({ read }: FreshnessProps) {
  const { t } = useTranslation('releases')
  const time = useFormat().time(read.dataUpdatedAt)
  if (!read.error) return <p className="text-sm text-soft">{t('fresh.at', { time })}</p>
  return <ReadCallout role="status" title={t('fresh.stopped', { time })} read={read} />
}

/** In the place of what is live, where that cannot be read. */
export function StatusFailed({ read }: Pick<ReadErrorProps, 'read'>) {
  const { t } = useTranslation('releases')
  return (
    <ReadError
      title={t('overview.failed')}
      hint={(reason) => t('overview.failedText', { reason })}
      read={read}
    />
  )
}
