import type { ModeratorReportDetail } from '@rafiq/contracts/moderation'
import { Moment } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { Link } from '@rafiq/platform/router'
import { Section } from '@rafiq/ui'
import type { ReactNode } from 'react'
import { memberPath } from '../../shared/paths.ts'

/** Who reported whom, for what, in which words. */
export function ReportPeople({ report }: { report: ModeratorReportDetail }) {
  const { t } = useTranslation('moderation')
  const { subject, reporter, category, words, at } = report
  return (
    <Section title={t('reports.people.title')}>
      <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
        <Fact term={t('reports.people.subject')}>
          <Person person={subject} />
        </Fact>
        <Fact term={t('reports.people.reporter')}>
          <Person person={reporter} />
        </Fact>
        <Fact term={t('reports.people.category')}>{t(`common:reportCategory.${category}`)}</Fact>
        <Fact term={t('reports.people.at')}>
          <Moment at={at} />
        </Fact>
      </dl>
      <h3 className="mt-5 text-sm text-soft">{t('reports.people.words')}</h3>
      {words.trim() ? (
        <blockquote dir="auto" className="mt-1 border-s-4 border-line ps-4 whitespace-pre-line wrap-anywhere">
          {words}
        </blockquote>
      ) : (
        <p className="mt-1">{t('reports.people.noWords')}</p>
      )}
    </Section>
  )
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-soft">{term}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  )
}

/** By name, leading to the account; an account that is gone leads nowhere. */
function Person({ person }: { person: { id: string; name: string | null } | null }) {
  const { t } = useTranslation('moderation')
  if (!person?.name) return t('reports.people.gone')
  return (
    <Link to={memberPath(person.id)} className="inline-flex min-h-11 items-center font-semibold">
      <bdi>{person.name}</bdi>
    </Link>
  )
}
