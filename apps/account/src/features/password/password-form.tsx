import { type ChangePassword, changePasswordSchema } from '@rafiq/contracts/accounts'
import { schemaResolver, useValidationText } from '@rafiq/forms'
import { api, errorText, isApiError, toast } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { mutationOptions, useSingleMutation } from '@rafiq/platform/query'
import { Button, PasswordField } from '@rafiq/ui'
import { useForm } from 'react-hook-form'

/** `POST /api/auth/change-password`: 422 for a wrong current password; the other sessions end. */
const changePassword = mutationOptions({
  mutationFn: (change: ChangePassword) => api.post('/api/auth/change-password', change),
})

/** What the server says about one of the fields is said at that field. */
const fieldOf = { 'wrong-current-password': 'currentPassword', 'weak-password': 'password' } as const

/** @param strict whether a new password has to be a strict one */
export function PasswordForm({ strict, onDone }: { strict: boolean; onDone: () => void }) {
  const { t } = useTranslation(['account', 'common'])
  const validationText = useValidationText()
  const { mutate, isPending } = useSingleMutation(changePassword)
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
  const fail = (error: unknown) => {
    const code = isApiError(error) ? error.code : null
    if (code === 'wrong-current-password' || code === 'weak-password') {
      return setError(fieldOf[code], { message: errorText(error, t) }, { shouldFocus: true })
    }
    // The session ended: the frame says so and leads to sign-in and back here.
    if (isApiError(error) && error.status === 401) return
    toast({ title: t('password.failed'), description: errorText(error, t), tone: 'error' })
  }
  const save = (change: ChangePassword) => mutate(change, { onSuccess: onDone, onError: fail })
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
