import { type EmailOnly, emailOnlySchema } from '@rafiq/contracts/accounts'
import { schemaResolver, useValidationText } from '@rafiq/forms'
import { api, errorText, useFaultToast } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { mutationOptions, useSingleMutation } from '@rafiq/platform/query'
import { Button, TextField } from '@rafiq/ui'
import { useForm } from 'react-hook-form'
import { useCarriedEmail } from '../../shared/carried-email.ts'

/** `POST /api/auth/forgot-password`: 202 whether or not there is such an account. */
const forgotPassword = mutationOptions({
  mutationFn: (email: string) => api.post('/api/auth/forgot-password', { email }),
})

export function ForgotForm({ onSent }: { onSent: () => void }) {
  const { t } = useTranslation(['onboarding', 'common'])
  const validationText = useValidationText()
  const fault = useFaultToast()
  const { mutate, isPending } = useSingleMutation(forgotPassword)
  const { register, handleSubmit, formState } = useForm<EmailOnly>({
    resolver: schemaResolver(emailOnlySchema),
    defaultValues: { email: useCarriedEmail() ?? '' },
  })
  const send = ({ email }: EmailOnly) =>
    mutate(email, {
      onSuccess: () => {
        fault.mended()
        onSent()
      },
      onError: (error) => fault.tell({ title: t('reset.failed'), description: errorText(error, t) }),
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
