import { linkTo, usePage } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { useQuery } from '@rafiq/platform/query'
import { useSearchParams } from '@rafiq/platform/router'
import { Card, LoadingState, PageHeader, ReadError } from '@rafiq/ui'
import { useState } from 'react'
import { ForgotForm } from '../features/password-reset/forgot-form.tsx'
import { LinkSent } from '../features/password-reset/link-sent.tsx'
import { resetLinkState } from '../features/password-reset/link-state.ts'
import { ResetForm } from '../features/password-reset/reset-form.tsx'
import { ResetOutcome } from '../features/password-reset/reset-outcome.tsx'
import { InvalidLink } from '../shared/invalid-link.tsx'

/** `/reset-password?token=…`: a new password by the mail's link, if it still works. */
export function Component() {
  const { t } = useTranslation('onboarding')
  const token = useSearchParams()[0].get('token')
  const [outcome, setOutcome] = useState<'saved' | 'refused' | 'sent' | null>(null)
  const read = useQuery(resetLinkState(token))
  usePage({ title: t('reset.resetTitle') })
  if (outcome === 'saved') return <PasswordSaved />
  if (outcome === 'sent') return <LinkSent />
  if (!token || outcome === 'refused' || read.data?.valid === false) {
    return (
      <div className="mx-auto w-full max-w-form">
        <InvalidLink
          title={t('reset.invalidTitle')}
          description={t('reset.invalidText')}
          again={t('reset.again')}
        >
          <ForgotForm onSent={() => setOutcome('sent')} />
        </InvalidLink>
      </div>
    )
  }
  if (read.isPending) return <LoadingState label={t('reset.checking')} />
  if (read.error !== null) return <ReadError level={1} title={t('reset.checkFailed')} read={read} />
  return (
    <div className="mx-auto w-full max-w-form">
      <PageHeader title={t('reset.resetTitle')} lead={t('reset.resetLead')} />
      <Card>
        <ResetForm
          token={token}
          onDone={() => setOutcome('saved')}
          onInvalidLink={() => setOutcome('refused')}
        />
      </Card>
    </div>
  )
}

function PasswordSaved() {
  return (
    <ResetOutcome
      drawing="key"
      title="reset.doneTitle"
      text="reset.doneText"
      to={linkTo('login')}
      label="verify.login"
    />
  )
}
