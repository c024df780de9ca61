import { Logo, NajdiRow } from '@rafiq/brand'
import { linkTo, useSession } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { Link } from '@rafiq/platform/router'
import { ButtonLink, LifeBuoy } from '@rafiq/ui'
import { AccountMenu } from './account-menu.tsx'
import { HeaderLinks } from './entry-links.tsx'
import { LanguageToggle } from './language-toggle.tsx'
import { VisitorActions } from './visitor-actions.tsx'

export function Header() {
  const { t } = useTranslation('shell')
  const { signedIn } = useSession()
  // A member with a phone has them in the account menu and in the footer: the header stays the name and one button.
  const onPhones = signedIn ? 'max-md:hidden' : ''
  return (
    <header className="@container sticky top-0 z-40 bg-page has-[[aria-expanded=true]]:z-70">
      <div className="mx-auto flex min-h-16 max-w-page flex-wrap items-center gap-0.5 px-[min(1rem,5vw)] sm:gap-1 sm:px-6">
        <Link
          to={linkTo('home')}
          aria-label={t('header.home')}
          className="me-auto inline-flex min-h-11 items-center rounded-control no-underline"
        >
          {/* With very large letters the mark says it alone. */}
          <Logo name={t('common:brand')} nameClassName="hidden @min-[15rem]:inline" />
        </Link>
        <HeaderLinks />
        <LanguageToggle className={onPhones} />
        <ButtonLink
          asChild
          variant="quiet"
          icon={<LifeBuoy aria-hidden="true" />}
          className={`px-3! ${onPhones}`}
        >
          <Link to={linkTo('support')}>
            <span className="max-sm:sr-only">{t('header.support')}</span>
          </Link>
        </ButtonLink>
        {signedIn ? <AccountMenu /> : <VisitorActions />}
      </div>
      <NajdiRow />
    </header>
  )
}
