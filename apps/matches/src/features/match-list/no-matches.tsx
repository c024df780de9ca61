import { useProfile } from '@rafiq/app-kit'
import type { UserProfile } from '@rafiq/contracts/members'
import { linkTo } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { Link } from '@rafiq/platform/router'
import { ButtonLink, EmptyState, SlidersHorizontal } from '@rafiq/ui'

/** Spec §2, the empty state, with the way on that it names; or why nobody is shown to somebody who is hidden. */
export function NoMatches() {
  const { t } = useTranslation('matches')
  const { data: profile } = useProfile()
  if (profile && !profile.isActive) return <PausedMatching profile={profile} />
  return (
    <EmptyState
      drawing="cups"
      title={t('page.emptyTitle')}
      description={t('page.empty')}
      action={
        <ButtonLink asChild>
          <Link to={linkTo('questionnaire')}>
            <SlidersHorizontal aria-hidden="true" />
            {t('page.edit')}
          </Link>
        </ButtonLink>
      }
    />
  )
}

/** The account page ends the member's own pause; of one by staff it tells the reason, and has the way to appeal. */
function PausedMatching({ profile }: { profile: Pick<UserProfile, 'pausedByStaff'> }) {
  const { t } = useTranslation('matches')
  const by = profile.pausedByStaff ? 'staff' : 'own'
  return (
    <EmptyState
      drawing="door"
      title={t(`page.paused.${by}.title`)}
      description={t(`page.paused.${by}.text`)}
      action={
        <ButtonLink asChild>
          <Link to={linkTo('account')}>{t(`page.paused.${by}.action`)}</Link>
        </ButtonLink>
      }
    />
  )
}
