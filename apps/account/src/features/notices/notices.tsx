import { errorText } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { ErrorState, Section } from '@rafiq/ui'
import { FirstFew } from '../../shared/first-few.tsx'
import { NoticeItem } from './notice-item.tsx'
import type { useNotices } from './use-notices.ts'

/** What the team told the member; nothing where there was nothing to tell. */
export function Notices({ read, fresh }: ReturnType<typeof useNotices>) {
  const { t } = useTranslation(['account', 'common'])
  const { data, error, isFetching, refetch } = read
  if (error && !data) {
    return (
      <Section title={t('notices.title')}>
        <ErrorState
          level={3}
          title={t('notices.failed')}
          description={errorText(error, t)}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      </Section>
    )
  }
  if (!data || data.length === 0) return null
  return (
    <Section title={t('notices.title')} lead={t('notices.lead')}>
      {fresh.size > 0 && (
        <p role="status" className="sr-only">
          {t('notices.fresh', { count: fresh.size })}
        </p>
      )}
      <FirstFew items={data} keyOf={({ id }) => id}>
        {(notice) => <NoticeItem notice={notice} fresh={fresh.has(notice.id)} />}
      </FirstFew>
    </Section>
  )
}
