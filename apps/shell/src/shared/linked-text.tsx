import { paths, settings } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { Link } from '@rafiq/platform/router'
import { Email } from '@rafiq/ui'
import type { ReactNode } from 'react'
import { splitText } from './split-text.ts'

/** A text of ours with its places filled: `{{email}}` and the names of pages become links. */
export function LinkedText({ children }: { children: string }) {
  return splitText(children).map(({ text, place }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change their order
    place ? <Place key={index} name={place} /> : text,
  )
}

function Place({ name }: { name: string }): ReactNode {
  const { t } = useTranslation('shell')
  switch (name) {
    case 'email':
      return settings.supportEmail ? <Email address={settings.supportEmail} link /> : <SupportLink />
    case 'support':
      return <SupportLink />
    case 'safety':
      return <Link to={paths.safety}>{t('footer.safety')}</Link>
    case 'terms':
      return <Link to={paths.terms}>{t('footer.terms')}</Link>
    case 'privacy':
      return <Link to={paths.privacy}>{t('footer.privacy')}</Link>
    case 'account':
      return <Link to={paths.account}>{t('header.account')}</Link>
    case 'verify':
      return <Link to={paths.verifyEmail}>{t('login.verify')}</Link>
    case 'forgot':
      return <Link to={paths.forgotPassword}>{t('login.forgot')}</Link>
    default:
      return null
  }
}

function SupportLink() {
  const { t } = useTranslation('shell')
  return <Link to={paths.support}>{t('footer.support')}</Link>
}
