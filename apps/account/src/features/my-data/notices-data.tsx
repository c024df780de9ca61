import { type MemberExport, noticeText } from '@rafiq/contracts'
import { useLanguage } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { Section } from '@rafiq/ui'
import { FirstFew } from '../../shared/first-few.tsx'
import { Moment } from './moment.tsx'

/** What the team wrote to the member, and when it was read. */
export function NoticesData({ notices }: Pick<MemberExport['moderation'], 'notices'>) {
  const { t } = useTranslation('account')
  const language = useLanguage()
  return (
    <Section title={t('notices.title')} lead={t('data.noticeCount', { count: notices.length })}>
      <FirstFew items={notices} keyOf={({ id }) => id}>
        {({ at, template, until, words, readAt }) => {
          const { title, text } = noticeText(template, language, until)
          return (
            <>
              <p className="font-semibold">{title}</p>
              <p>{text}</p>
              {words !== null && (
                <p dir="auto" className="wrap-anywhere whitespace-pre-wrap">
                  {words}
                </p>
              )}
              <p className="text-sm text-soft">
                <Moment at={at} />
                {readAt && (
                  <>
                    {' · '}
                    {t('data.readAt')} <Moment at={readAt} />
                  </>
                )}
              </p>
            </>
          )
        }}
      </FirstFew>
    </Section>
  )
}
