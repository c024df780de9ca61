import { settings } from '@rafiq/app-kit'
import { linkTo } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { Link } from '@rafiq/platform/router'
import { Email } from '@rafiq/ui'
import type { ReactNode } from 'react'

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
      return <Link to={linkTo('safety')}>{t('footer.safety')}</Link>
    case 'terms':
      return <Link to={linkTo('terms')}>{t('footer.terms')}</Link>
    case 'privacy':
      return <Link to={linkTo('privacy')}>{t('footer.privacy')}</Link>
    case 'account':
      return <Link to={linkTo('account')}>{t('header.account')}</Link>
    case 'verify':
      return <Link to={linkTo('verifyEmail')}>{t('login.verify')}</Link>
    case 'forgot':
      return <Link to={linkTo('forgotPassword')}>{t('login.forgot')}</Link>
    default:
      return null
  }
}

function SupportLink() {
  const { t } = useTranslation('shell')
  return <Link to={linkTo('support')}>{t('footer.support')}</Link>
}

/** The places that a text of ours may name. */
export const places = [
  'email',
  'support',
  'safety',
  'terms',
  'privacy',
  'account',
  'verify',
  'forgot',
] as const

type Part = { text: string; place?: undefined } | { text?: undefined; place: string }

/** `see {{terms}}.` → text, place, text. */
function splitText(text: string): Part[] {
  return text
    .split(/\{\{(\w+)\}\}/)
    .map((part, index) => (index % 2 === 1 ? { place: part } : { text: part }))
    .filter((part) => part.text !== '')
}
