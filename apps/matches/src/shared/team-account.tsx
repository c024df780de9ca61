import { isModerating, type Role } from '@rafiq/contracts/accounts'
import { linkTo } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { Link } from '@rafiq/platform/router'
import { ButtonLink, EmptyState } from '@rafiq/ui'

/** In place of matches and contacts, which an account of the team never has: why, and the way to its own work. */
export function TeamAccount({ role }: { role: Role }) {
  const { t } = useTranslation('matches')
  const panel = isModerating(role) ? 'moderator' : 'releases'
  return (
    <EmptyState
      drawing="door"
      title={t('team.title')}
      description={t('team.text')}
      action={
        <ButtonLink asChild>
          <Link to={linkTo(panel)}>{t(`team.${panel}`)}</Link>
        </ButtonLink>
      }
    />
  )
}
