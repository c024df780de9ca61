import { type EmailOnly, emailOnlySchema } from '@rafiq/contracts/accounts'
import { schemaResolver, useValidationText } from '@rafiq/forms'
import { useTranslation } from '@rafiq/platform/i18n'
import { Button, TextField } from '@rafiq/ui'
import { useForm } from 'react-hook-form'
import { useResend } from './use-resend.ts'

type ResendFormProps = { email: string; onSent: (email: string) => void }

/** The address and a button that waits out its minute, counting; a disabled one would lose the focus of its own press. */
export function ResendForm({ email, onSent }: ResendFormProps) {
  const { t } = useTranslation('onboarding')
  const validationText = useValidationText()
  const { resend, wait, busy } = useResend(onSent)
  const { register, handleSubmit, formState } = useForm<EmailOnly>({
    resolver: schemaResolver(emailOnlySchema),
    defaultValues: { email },
  })
  return (
    <form noValidate onSubmit={handleSubmit((values) => resend(values.email))} className="space-y-4">
      <TextField
        {...register('email')}
        type="email"
        autoComplete="email"
        label={t('verify.email')}
        error={validationText(formState.errors.email?.message)}
      />
      <Button type="submit" variant="secondary" size="lg" block busy={busy} busyLabel={t('verify.resending')}>
        {wait > 0 ? t('verify.resendIn', { count: wait }) : t('verify.resend')}
      </Button>
    </form>
  )
}
