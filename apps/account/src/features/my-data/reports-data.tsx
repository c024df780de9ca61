import type { MemberExport } from '@rafiq/contracts'
import { useTranslation } from '@rafiq/platform/i18n'
import { Section } from '@rafiq/ui'
import { FirstFew } from '../../shared/first-few.tsx'
import { Moment } from './moment.tsx'

/** What the member reported. Who reported the member is told to nobody. */
export function ReportsData({ reports }: Pick<MemberExport['moderation'], 'reports'>) {
  const { t } = useTranslation(['account', 'common'])
  return (
    <Section title={t('reports.title')} lead={t('data.reportCount', { count: reports.length })}>
      <FirstFew items={reports} keyOf={({ id }) => id}>
        {({ at, subject, name, category, words, status }) => (
          <>
            <p className="font-semibold wrap-anywhere">
              {t(`reports.about.${subject}`, { name: name ?? t('reports.nameless') })}
            </p>
            {words !== '' && (
              <p dir="auto" className="wrap-anywhere whitespace-pre-wrap">
                {words}
              </p>
            )}
            <p className="text-sm text-soft">
              {t(`common:reportCategory.${category}`)} · {t(`reports.status.${status}`)} · <Moment at={at} />
            </p>
          </>
        )}
      </FirstFew>
    </Section>
  )
}
