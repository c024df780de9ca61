import { useTranslation } from '@rafiq/platform/i18n'
import { useNow } from './use-now.ts'
import { waitingSince } from './waiting.ts'

/** For how long a report has waited; counts on while one looks. */
export function Waited({ since }: { since: string }) {
  const { t } = useTranslation('moderation')
  const { unit, count } = waitingSince(since, useNow())
  return (
    <time dateTime={since}>
      {unit === 'now' ? t('reports.waited.now') : t(`reports.waited.${unit}`, { count })}
    </time>
  )
}
