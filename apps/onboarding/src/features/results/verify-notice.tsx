import { paths } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { Link } from '@rafiq/platform/router'
import { Callout, Mail } from '@rafiq/ui'

/** Calmly: signing in needs a verified e-mail. */
export function VerifyNotice({ email }: { email: string }) {
  const { t } = useTranslation('onboarding')
  return (
    <Callout icon={<Mail />} title={t('results.verifyTitle')}>
      <p>{t('results.verifyText')}</p>
      <p className="mt-2">
        <Link to={paths.verifyEmail} state={{ email }}>
          {t('results.verifyLink')}
        </Link>
      </p>
    </Callout>
  )
}
