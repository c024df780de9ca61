import { PageTitle, paths } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { Link } from '@rafiq/platform/router'
import { ButtonLink, PageHeader, Prose } from '@rafiq/ui'
import { Contained } from '../layout/contained.tsx'
import { asSections, type LegalPage } from './page-messages.ts'

/** Terms or privacy: numbered sections, and the ways to home and to the other one (spec §2). */
export function LegalText({ page, otherPath }: { page: LegalPage; otherPath: string }) {
  const { t } = useTranslation('pages')
  const sections = asSections(t(`${page}.sections`, { returnObjects: true }))
  return (
    <Contained>
      <PageTitle title={t(`${page}.title`)} />
      <PageHeader title={t(`${page}.title`)} lead={t(`${page}.effective`)} />
      <Prose>
        {sections.map(({ title, text }, index) => (
          <section key={title}>
            <h2>
              {index + 1}. {title}
            </h2>
            <p className="mt-2">{text}</p>
          </section>
        ))}
      </Prose>
      <div className="mt-10 flex flex-wrap gap-3">
        <ButtonLink asChild variant="secondary">
          <Link to={paths.home}>{t('common:words.goHome')}</Link>
        </ButtonLink>
        <ButtonLink asChild variant="quiet">
          <Link to={otherPath}>{t(`${page}.other`)}</Link>
        </ButtonLink>
      </div>
    </Contained>
  )
}
