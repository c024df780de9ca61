import { type ChangePassword, changePasswordSchema } from '@rafiq/contracts/accounts'
import { schemaResolver, useValidationText } from '@rafiq/forms'
import { errorText } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { Button, PasswordField } from '@rafiq/ui'
import { useForm } from 'react-hook-form'
import { fieldAtFault, type useChangePassword } from './use-change-password.ts'

type PasswordFormProps = {
  /** Whether a new password has to be a strict one. */
  strict: boolean
  change: ReturnType<typeof useChangePassword>
  onDone: () => void
}

export function PasswordForm({ strict, change: { mutate, isPending }, onDone }: PasswordFormProps) {
  const { t } = useTranslation(['account', 'common'])
  const validationText = useValidationText()
  const { register, handleSubmit, setError, formState } = useForm<ChangePassword>({
    resolver: schemaResolver(changePasswordSchema),
    defaultValues: { currentPassword: '', password: '' },
  })
  const { errors } = formState
  // The contract's only rule for it is that it is there; anything else is the server's word.
  const currentProblem =
    errors.currentPassword?.type === 'rule'
      ? t('common:validation.required')
      : errors.currentPassword?.message
  const fail = (error: Error) => {
    const field = fieldAtFault(error)
    if (field) setError(field, { message: errorText(error, t) }, { shouldFocus: true })
  }
  const save = (values: ChangePassword) => mutate(values, { onSuccess: onDone, onError: fail })
  return (
    <form noValidate onSubmit={handleSubmit(save)} className="space-y-5">
      <PasswordField
        {...register('currentPassword')}
        autoComplete="current-password"
        label={t('password.current')}
        error={currentProblem}
      />
      <PasswordField
        {...register('password')}
        meter
        autoComplete="new-password"
        label={t('password.new')}
        hint={t(strict ? 'password.hintStrict' : 'password.hint')}
        error={validationText(errors.password?.message)}
      />
      <Button type="submit" size="lg" block busy={isPending} busyLabel={t('password.saving')}>
        {t('password.save')}
      </Button>
    </form>
  )
}
