import { type EmailOnly, emailOnlySchema } from '@rafiq/contracts'
import { schemaResolver, useValidationText } from '@rafiq/forms'
import { errorText, toast } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { useSingleMutation } from '@rafiq/platform/query'
import { Button, TextField } from '@rafiq/ui'
import { useForm } from 'react-hook-form'
import { forgotPassword } from './forgot-password-request.ts'

export function ForgotForm({ onSent }: { onSent: () => void }) {
  const { t } = useTranslation(['onboarding', 'common'])
  const validationText = useValidationText()
  const { mutate, isPending } = useSingleMutation(forgotPassword)
  const { register, handleSubmit, formState } = useForm<EmailOnly>({
    resolver: schemaResolver(emailOnlySchema),
    defaultValues: { email: '' },
  })
  const send = ({ email }: EmailOnly) =>
    mutate(email, {
      onSuccess: onSent,
      onError: (error) =>
        toast({ title: t('reset.failed'), description: errorText(error, t), tone: 'error' }),
    })
  return (
    <form noValidate onSubmit={handleSubmit(send)} className="space-y-6">
      <TextField
        {...register('email')}
        type="email"
        autoComplete="email"
        label={t('verify.email')}
        error={validationText(formState.errors.email?.message)}
      />
      <Button type="submit" size="lg" block busy={isPending} busyLabel={t('reset.sending')}>
        {t('reset.send')}
      </Button>
    </form>
  )
}
