import { useNavigationEntries } from '@rafiq/host'
import { linkTo } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { Link } from '@rafiq/platform/router'
import { ButtonLink, MenuIcon } from '@rafiq/ui'
import { DisclosureMenu } from './disclosure-menu.tsx'
import { MenuLinks } from './entry-links.tsx'

/** Login and Get Started: in the header where there is room, else in its menu. */
export function VisitorActions() {
  const { t } = useTranslation('shell')
  const entries = [
    { id: 'login', path: linkTo('login'), label: t('header.login') },
    { id: 'register', path: linkTo('register'), label: t('header.getStarted') },
    ...useNavigationEntries(),
  ]
  return (
    <>
      <ButtonLink asChild variant="quiet" className="px-3! max-md:hidden">
        <Link to={linkTo('login')}>{t('header.login')}</Link>
      </ButtonLink>
      <ButtonLink asChild variant="secondary" className="max-md:hidden">
        <Link to={linkTo('register')}>{t('header.getStarted')}</Link>
      </ButtonLink>
      {/* Without script it cannot open; the page and the footer have the same links. */}
      <DisclosureMenu
        label={t('header.menu')}
        icon={<MenuIcon aria-hidden="true" />}
        className="noscript:hidden md:hidden"
      >
        <MenuLinks entries={entries} />
      </DisclosureMenu>
    </>
  )
}
