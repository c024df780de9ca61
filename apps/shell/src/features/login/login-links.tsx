import { ownerOf, useComposition } from '@rafiq/host'
import { linkTo } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { Link, useNavigate } from '@rafiq/platform/router'
import type { MouseEvent } from 'react'

/** The ways on for who cannot sign in yet. */
/** `typed` reads the address that stands in the form, so that nobody types it twice. */
export function LoginLinks({ typed }: { typed: () => string }) {
  const { t } = useTranslation('shell')
  const composition = useComposition()
  const navigate = useNavigate()
  const carry = (to: string) => (event: MouseEvent) => {
    const email = typed()
    if (email === '' || event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    navigate(to, { state: { email } })
  }
  const links = [
    { question: t('login.noAccount'), label: t('login.register'), to: linkTo('register') },
    { question: t('login.notVerified'), label: t('login.verify'), to: linkTo('verifyEmail') },
  ]
  const canReset = ownerOf(composition, linkTo('forgotPassword')) !== null
  return (
    <ul className="mt-6 text-soft">
      {canReset && (
        <li>
          <Link
            to={linkTo('forgotPassword')}
            onClick={carry(linkTo('forgotPassword'))}
            className="inline-flex min-h-11 items-center"
          >
            {t('login.forgot')}
          </Link>
        </li>
      )}
      {links.map(({ question, label, to }) => (
        <li key={to} className="flex flex-wrap items-center gap-x-2">
          {question}
          <Link to={to} onClick={carry(to)} className="inline-flex min-h-11 items-center">
            {label}
          </Link>
        </li>
      ))}
    </ul>
  )
}
