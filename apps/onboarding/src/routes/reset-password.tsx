import { paths, usePage } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { useSearchParams } from '@rafiq/platform/router'
import { Card, PageHeader } from '@rafiq/ui'
import { useState } from 'react'
import { ResetForm } from '../features/password-reset/reset-form.tsx'
import { ResetOutcome } from '../features/password-reset/reset-outcome.tsx'

/** `/reset-password?token=…`: a new password by the mail's link. */
export function Component() {
  const { t } = useTranslation('onboarding')
  const token = useSearchParams()[0].get('token')
  const [outcome, setOutcome] = useState<'done' | 'invalid' | null>(token ? null : 'invalid')
  usePage({ title: t('reset.resetTitle') })
  if (token === null || outcome === 'invalid') {
    return (
      <ResetOutcome
        drawing="lantern"
        title="reset.invalidTitle"
        text="reset.invalidText"
        to={paths.forgotPassword}
        label="reset.again"
      />
    )
  }
  if (outcome === 'done') {
    return (
      <ResetOutcome
        drawing="key"
        title="reset.doneTitle"
        text="reset.doneText"
        to={paths.login}
        label="verify.login"
      />
    )
  }
  return (
    <div className="mx-auto w-full max-w-form">
      <PageHeader title={t('reset.resetTitle')} lead={t('reset.resetLead')} />
      <Card>
        <ResetForm
          token={token}
          onDone={() => setOutcome('done')}
          onInvalidLink={() => setOutcome('invalid')}
        />
      </Card>
    </div>
  )
}
