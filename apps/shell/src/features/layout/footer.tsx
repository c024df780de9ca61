import { settings } from '@rafiq/app-kit'
import { Logo } from '@rafiq/brand'
import { linkTo } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { Link } from '@rafiq/platform/router'
import { ButtonLink, Email, LifeBuoy } from '@rafiq/ui'
import { LanguageToggle } from './language-toggle.tsx'

export function Footer() {
  const { t } = useTranslation('shell')
  const links = [
    { to: linkTo('support'), label: t('footer.support') },
    { to: linkTo('safety'), label: t('footer.safety') },
    { to: linkTo('privacy'), label: t('footer.privacy') },
    { to: linkTo('terms'), label: t('footer.terms') },
  ]
  return (
    <footer className="mt-8 border-t border-line bg-sunken">
      <div className="mx-auto grid max-w-page gap-10 px-4 py-10 sm:grid-cols-2 sm:px-6 lg:grid-cols-[2fr_1fr_1fr]">
        <section className="max-w-form sm:max-lg:col-span-2">
          <Logo name={t('common:brand')} />
          <h2 className="mt-5 text-base font-semibold">{t('footer.about')}</h2>
          <p className="mt-1 text-sm text-soft">{t('footer.aboutText')}</p>
        </section>
        <nav aria-label={t('footer.links')}>
          <h2 className="text-base font-semibold">{t('footer.links')}</h2>
          <ul className="mt-1 text-sm">
            {links.map(({ to, label }) => (
              <li key={to}>
                <Link to={to} className="flex min-h-11 items-center">
                  {label}
                </Link>
              </li>
            ))}
          </ul>
          <LanguageToggle className="-ms-2.5" />
        </nav>
        <section>
          <h2 className="text-base font-semibold">{t('footer.contact')}</h2>
          {settings.supportEmail && (
            <p className="mt-1 text-sm">
              <Email address={settings.supportEmail} link className="flex min-h-11 items-center" />
            </p>
          )}
          <ButtonLink asChild variant="secondary" icon={<LifeBuoy aria-hidden="true" />} className="mt-2">
            <Link to={linkTo('support')}>{t('footer.contactSupport')}</Link>
          </ButtonLink>
        </section>
      </div>
      <p className="mx-auto max-w-page px-4 pb-8 text-sm text-soft sm:px-6">{t('footer.copyright')}</p>
    </footer>
  )
}
