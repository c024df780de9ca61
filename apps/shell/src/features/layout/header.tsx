import { paths, useSession } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { Link } from '@rafiq/platform/router'
import { ButtonLink, LifeBuoy, Logo, NajdiRow } from '@rafiq/ui'
import { AccountMenu } from './account-menu.tsx'
import { HeaderLinks } from './header-links.tsx'
import { LanguageToggle } from './language-toggle.tsx'
import { VisitorActions } from './visitor-actions.tsx'

export function Header() {
  const { t } = useTranslation('shell')
  const { signedIn } = useSession()
  return (
    <header className="sticky top-0 z-40 bg-page">
      <div className="mx-auto flex h-16 max-w-page items-center gap-0.5 px-4 sm:gap-1 sm:px-6">
        <Link
          to={paths.home}
          aria-label={t('header.home')}
          className="me-auto inline-flex min-h-11 items-center rounded-control no-underline"
        >
          <Logo name={t('common:brand')} />
        </Link>
        <HeaderLinks />
        <LanguageToggle />
        <ButtonLink asChild variant="quiet" icon={<LifeBuoy aria-hidden="true" />} className="px-3!">
          <Link to={paths.support}>
            <span className="max-sm:sr-only">{t('header.support')}</span>
          </Link>
        </ButtonLink>
        {signedIn ? <AccountMenu /> : <VisitorActions />}
      </div>
      <NajdiRow />
    </header>
  )
}
