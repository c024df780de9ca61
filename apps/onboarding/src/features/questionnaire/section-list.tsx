import type { UserProfile } from '@rafiq/contracts/members'
import { linkTo } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { Link } from '@rafiq/platform/router'
import { Badge, ButtonLink, Clock, Pencil, Section } from '@rafiq/ui'
import type { Ref } from 'react'
import { SectionFacts } from './section-facts.tsx'
import { sections } from './sections.ts'

type SectionListProps = {
  profile: UserProfile
  /** Sections in which something was typed that is not saved. */
  changed: readonly number[]
  headingRef: Ref<HTMLHeadingElement>
}

/** The whole profile as it is saved, each section with the way to change it. */
export function SectionList({ profile, changed, headingRef }: SectionListProps) {
  const { t } = useTranslation(['onboarding', 'common'])
  return (
    <>
      <header className="mb-6">
        <h1 ref={headingRef} tabIndex={-1} className="text-2xl font-semibold sm:text-3xl">
          {t('questionnaire.editTitle')}
        </h1>
        <p className="mt-2 text-soft">{t('questionnaire.editLead')}</p>
      </header>
      <div className="space-y-5">
        {sections.map((section) => (
          <Section
            key={section}
            title={t(`questionnaire.steps.${section}.title`)}
            lead={
              changed.includes(section) && (
                <Badge tone="amber" icon={<Clock />}>
                  {t('questionnaire.unsaved')}
                </Badge>
              )
            }
            actions={<EditLink section={section} />}
          >
            <SectionFacts section={section} profile={profile} />
          </Section>
        ))}
      </div>
      <ButtonLink asChild size="lg" className="mt-8 w-full">
        <Link to={linkTo('matches')}>{t('questionnaire.toMatches')}</Link>
      </ButtonLink>
    </>
  )
}

function EditLink({ section }: { section: number }) {
  const { t } = useTranslation('onboarding')
  const title = t(`questionnaire.steps.${section}.title`)
  return (
    <ButtonLink asChild variant="secondary">
      <Link
        to={{ search: `?step=${section}` }}
        aria-label={t('questionnaire.editSection', { section: title })}
      >
        <Pencil aria-hidden="true" />
        {t('questionnaire.edit')}
      </Link>
    </ButtonLink>
  )
}
