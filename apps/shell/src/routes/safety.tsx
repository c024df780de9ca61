import { PageTitle, paths } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { Link } from '@rafiq/platform/router'
import { ButtonLink, Callout, Card, PageHeader, TriangleAlert } from '@rafiq/ui'
import { Contained } from '../features/layout/contained.tsx'
import { CheckList } from '../features/pages/check-list.tsx'
import { asTexts, safetyGroups } from '../features/pages/page-messages.ts'

export function Component() {
  const { t } = useTranslation('pages')
  return (
    <Contained>
      <PageTitle title={t('safety.title')} />
      <PageHeader title={t('safety.title')} lead={t('safety.lead')} />
      <Callout tone="amber">{t('safety.disclaimer')}</Callout>
      <div className="mt-6 grid gap-4 md:grid-cols-2">
        {safetyGroups.map((group) => (
          <Card as="section" key={group}>
            <h2 className="text-lg font-semibold">{t(`safety.groups.${group}.title`)}</h2>
            <CheckList items={asTexts(t(`safety.groups.${group}.items`, { returnObjects: true }))} />
          </Card>
        ))}
        <Card as="section" className="border-amber-line bg-amber-tint">
          <h2 className="flex items-center gap-2 text-lg font-semibold text-amber">
            <TriangleAlert aria-hidden="true" className="size-5" />
            {t('safety.redFlags')}
          </h2>
          <ul className="mt-3 list-disc space-y-2 ps-5">
            {asTexts(t('safety.flags', { returnObjects: true })).map((flag) => (
              <li key={flag}>{flag}</li>
            ))}
          </ul>
        </Card>
      </div>
      <div className="mt-8 flex flex-wrap gap-3">
        <ButtonLink asChild>
          <Link to={paths.matches}>{t('safety.continue')}</Link>
        </ButtonLink>
        <ButtonLink asChild variant="secondary">
          <Link to={paths.questionnaire}>{t('safety.back')}</Link>
        </ButtonLink>
      </div>
    </Contained>
  )
}
