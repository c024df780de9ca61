import { Trans, useTranslation } from '@rafiq/platform/i18n'
import { Card, Drawing, Email } from '@rafiq/ui'
import { useState } from 'react'
import { LoginLine } from '../../shared/login-line.tsx'
import { ResendForm } from './resend-form.tsx'

/** Without a link in the address: where the message went, and how to get another. */
export function CheckInbox({ email }: { email: string }) {
  const { t } = useTranslation('onboarding')
  const [sentTo, setSentTo] = useState(email)
  return (
    <>
      <header className="mb-8 text-center">
        <Drawing name="letter" className="mx-auto mb-4" />
        <h1 tabIndex={-1} className="text-2xl font-semibold">
          {t('verify.inboxTitle')}
        </h1>
        <p className="mt-3">
          {sentTo ? (
            <Trans t={t} i18nKey="verify.inboxText" components={{ address: <Email address={sentTo} /> }} />
          ) : (
            t('verify.inboxTextUnknown')
          )}
        </p>
        <p className="mt-2 text-soft">{t('verify.inboxTip')}</p>
      </header>
      <Card>
        <ResendForm email={email} onSent={setSentTo} />
      </Card>
      <LoginLine question={t('verify.alreadyVerified')} label={t('verify.login')} />
    </>
  )
}
