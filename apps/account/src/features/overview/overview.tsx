import type { UserProfile } from '@rafiq/contracts/members'
import { placeName } from '@rafiq/contracts/questionnaire'
import { linkTo, useFormat, useLanguage } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { Link } from '@rafiq/platform/router'
import { ButtonLink, Email, Fact, Facts, Pencil, Section } from '@rafiq/ui'

/** Spec §2, Profile Overview. */
export function Overview({ profile }: { profile: UserProfile }) {
  const { t } = useTranslation('account')
  const language = useLanguage()
  const { date } = useFormat()
  return (
    <Section
      title={t('overview.title')}
      actions={
        <ButtonLink asChild variant="secondary">
          <Link to={linkTo('questionnaire')}>
            <Pencil aria-hidden="true" />
            {t('overview.edit')}
          </Link>
        </ButtonLink>
      }
    >
      <Facts>
        <Fact term={t('overview.email')}>
          <Email address={profile.email} />
        </Fact>
        <Fact term={t('overview.name')}>
          <bdi>{profile.name}</bdi>
        </Fact>
        {profile.location && (
          <Fact term={t('overview.location')}>{placeName(profile.location, profile.area, language)}</Fact>
        )}
        <Fact term={t('overview.joined')}>
          <time dateTime={profile.createdAt}>{date(profile.createdAt)}</time>
        </Fact>
      </Facts>
    </Section>
  )
}
