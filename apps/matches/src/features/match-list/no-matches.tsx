import { paths } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { Link } from '@rafiq/platform/router'
import { ButtonLink, EmptyState, SlidersHorizontal } from '@rafiq/ui'

/** Spec §2, the empty state, with the way on that it names. */
export function NoMatches() {
  const { t } = useTranslation('matches')
  return (
    <EmptyState
      drawing="cups"
      title={t('page.emptyTitle')}
      description={t('page.empty')}
      action={
        <ButtonLink asChild>
          <Link to={paths.questionnaire}>
            <SlidersHorizontal aria-hidden="true" />
            {t('page.edit')}
          </Link>
        </ButtonLink>
      }
    />
  )
}
