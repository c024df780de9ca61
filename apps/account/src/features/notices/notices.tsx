import { appealableTemplates, type Notice, noticeText } from '@rafiq/contracts/moderation'
import { useFormat, useLanguage } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { Link } from '@rafiq/platform/router'
import { Badge, Mail, ReadError, Section } from '@rafiq/ui'
import { FirstFew } from '../../shared/lists.tsx'
import { appealPath, requestsPath } from '../../shared/paths.ts'
import type { useNotices } from './use-notices.ts'

/** What the team told the member; nothing where there was nothing to tell. */
export function Notices({ read, fresh }: ReturnType<typeof useNotices>) {
  const { t } = useTranslation(['account', 'common'])
  const { data, error } = read
  if (error && !data) {
    return (
      <Section title={t('notices.title')}>
        <ReadError level={3} title={t('notices.failed')} read={read} />
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

/** One notice in the page's language, as it also came by mail; a new one cannot be overlooked. */
function NoticeItem({ notice, fresh }: { notice: Notice; fresh: boolean }) {
  const { t } = useTranslation('account')
  const language = useLanguage()
  const { date } = useFormat()
  const { id, at, template, words, until } = notice
  const { title, text } = noticeText(template, language, until)
  return (
    <article
      className={`space-y-2 ${fresh ? 'rounded-control border border-amber-line bg-amber-tint p-4' : ''}`}
    >
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <h3 className={`font-semibold ${fresh ? 'text-amber' : ''}`}>{title}</h3>
          <p className={`text-sm ${fresh ? '' : 'text-soft'}`}>
            <time dateTime={at}>{date(at)}</time>
          </p>
        </div>
        {fresh && (
          <Badge tone="amber" icon={<Mail />} className="border border-amber-line">
            {t('notices.new')}
          </Badge>
        )}
      </div>
      <p>{text}</p>
      {words !== null && (
        <p dir="auto" className="border-s-2 border-line ps-3 wrap-anywhere whitespace-pre-wrap">
          {words}
        </p>
      )}
      {template === 'request-answered' && (
        <Link to={requestsPath} className="inline-flex min-h-11 items-center">
          {t('requests.view')}
        </Link>
      )}
      {(appealableTemplates as readonly string[]).includes(template) && (
        <Link to={appealPath(id)} className="inline-flex min-h-11 items-center">
          {t('requests.appeal')}
        </Link>
      )}
    </article>
  )
}
