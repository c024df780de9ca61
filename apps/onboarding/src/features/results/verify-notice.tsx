import { linkTo } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { Link } from '@rafiq/platform/router'
import { Callout, Mail } from '@rafiq/ui'

/** Calmly: signing in needs a verified e-mail. */
export function VerifyNotice({ email }: { email: string }) {
  const { t } = useTranslation('onboarding')
  return (
    <Callout icon={<Mail />} title={t('results.verifyTitle')}>
      <p>{t('results.verifyText')}</p>
      <Link to={linkTo('verifyEmail')} state={{ email }} className="inline-flex min-h-11 items-center">
        {t('results.verifyLink')}
      </Link>
    </Callout>
  )
}
