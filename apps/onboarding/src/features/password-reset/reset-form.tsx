import { settings } from '@rafiq/app-kit'
import { type ResetPassword, resetPasswordSchema } from '@rafiq/contracts/accounts'
import { schemaResolver, useValidationText } from '@rafiq/forms'
import { api, errorText, isApiError, useFaultToast } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { mutationOptions, useSingleMutation } from '@rafiq/platform/query'
import { Button, PasswordField } from '@rafiq/ui'
import { useForm } from 'react-hook-form'

/** `POST /api/auth/reset-password`: all sessions end, and the e-mail counts as verified. */
const resetPassword = mutationOptions({
  mutationFn: (reset: ResetPassword) => api.post('/api/auth/reset-password', reset),
})

const passwordOnly = resetPasswordSchema.pick({ password: true })

type ResetFormProps = { token: string; onDone: () => void; onInvalidLink: () => void }

export function ResetForm({ token, onDone, onInvalidLink }: ResetFormProps) {
  const { t } = useTranslation(['onboarding', 'common'])
  const validationText = useValidationText()
  const fault = useFaultToast()
  const { mutate, isPending } = useSingleMutation(resetPassword)
  const { register, handleSubmit, setError, formState } = useForm<{ password: string }>({
    resolver: schemaResolver(passwordOnly),
    defaultValues: { password: '' },
  })
  const fail = (error: unknown) => {
    if (isApiError(error) && error.code === 'weak-password') {
      return setError('password', { message: errorText(error, t) }, { shouldFocus: true })
    }
    if (isApiError(error) && error.code === 'invalid-reset-link') return onInvalidLink()
    fault.tell({ title: t('reset.failed'), description: errorText(error, t) })
  }
  const done = () => {
    fault.mended()
    onDone()
  }
  const save = ({ password }: { password: string }) =>
    mutate({ token, password }, { onSuccess: done, onError: fail })
  return (
    <form noValidate onSubmit={handleSubmit(save)} className="space-y-6">
      <PasswordField
        {...register('password')}
        meter
        autoComplete="new-password"
        label={t('reset.password')}
        hint={t(settings.strictPasswords ? 'register.passwordHintStrict' : 'register.passwordHint')}
        error={validationText(formState.errors.password?.message)}
      />
      <Button type="submit" size="lg" block busy={isPending} busyLabel={t('reset.saving')}>
        {t('reset.save')}
      </Button>
    </form>
  )
}
