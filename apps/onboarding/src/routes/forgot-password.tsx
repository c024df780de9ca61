import { usePage } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { Card, PageHeader } from '@rafiq/ui'
import { useState } from 'react'
import { ForgotForm } from '../features/password-reset/forgot-form.tsx'
import { LinkSent } from '../features/password-reset/link-sent.tsx'

/** `/forgot-password`: asks for a link to a new password. */
export function Component() {
  const { t } = useTranslation('onboarding')
  const [sent, setSent] = useState(false)
  usePage({ title: t('reset.forgotTitle') })
  if (sent) return <LinkSent />
  return (
    <div className="mx-auto w-full max-w-form">
      <PageHeader title={t('reset.forgotTitle')} lead={t('reset.forgotLead')} />
      <Card>
        <ForgotForm onSent={() => setSent(true)} />
      </Card>
    </div>
  )
}
