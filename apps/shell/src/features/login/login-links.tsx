import { paths } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { Link } from '@rafiq/platform/router'
import { ownerOf } from '../../shared/composition/composition.ts'
import { useComposition } from '../../shared/composition/composition-store.ts'

/** The ways on for who cannot sign in yet. */
export function LoginLinks() {
  const { t } = useTranslation('shell')
  const composition = useComposition()
  const links = [
    { question: t('login.noAccount'), label: t('login.register'), to: paths.register },
    { question: t('login.notVerified'), label: t('login.verify'), to: paths.verifyEmail },
  ]
  const canReset = ownerOf(composition, paths.forgotPassword) !== null
  return (
    <ul className="mt-6 text-soft">
      {canReset && (
        <li>
          <Link to={paths.forgotPassword} className="inline-flex min-h-11 items-center">
            {t('login.forgot')}
          </Link>
        </li>
      )}
      {links.map(({ question, label, to }) => (
        <li key={to} className="flex flex-wrap items-center gap-x-2">
          {question}
          <Link to={to} className="inline-flex min-h-11 items-center">
            {label}
          </Link>
        </li>
      ))}
    </ul>
  )
}
