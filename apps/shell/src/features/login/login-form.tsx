import type { PendingSignIn } from '@rafiq/contracts/accounts'
import { errorText } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { Button, Callout, PasswordField, TextField } from '@rafiq/ui'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { loginProblem, useLogin } from './use-login.ts'

type LoginFormProps = {
  /** Typed before. */
  email?: string | undefined
  onPending: (pending: PendingSignIn, email: string) => void
}

/** Both fields are required; what was typed stays, whatever the answer. */
export function LoginForm({ email, onPending }: LoginFormProps) {
  const { t } = useTranslation('shell')
  const { mutate, isPending, error } = useLogin({ onPending })
  const [missing, setMissing] = useState(false)
  const rejection = error ? loginProblem(error) : null
  const form = useRef<HTMLFormElement>(null)
  // Once the field says what is wrong with it, which a screen reader then speaks. Other problems are of no field.
  useEffect(() => {
    if (error) focusField(form.current, loginProblem(error))
  }, [error])

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const email = String(data.get('email')).trim()
    const password = String(data.get('password'))
    setMissing(email === '' || password === '')
    if (email !== '' && password !== '') mutate({ email, password })
    else focusField(event.currentTarget, email === '' ? 'email' : 'password')
  }

  return (
    <form ref={form} noValidate onSubmit={submit} className="space-y-5">
      {(missing || rejection === 'both') && (
        <Callout tone="danger" role="alert">
          {t('common:errors.credentials-required')}
        </Callout>
      )}
      <TextField
        type="email"
        name="email"
        autoComplete="username webauthn"
        defaultValue={email}
        label={t('login.email')}
        error={rejection === 'email' && errorText(error, t)}
      />
      <PasswordField
        name="password"
        autoComplete="current-password"
        label={t('login.password')}
        error={rejection === 'password' && errorText(error, t)}
      />
      <Button type="submit" block busy={isPending} busyLabel={t('login.busy')}>
        {t('login.submit')}
      </Button>
    </form>
  )
}

const focusField = (form: HTMLFormElement | null, name: string) =>
  form?.querySelector<HTMLInputElement>(`[name=${name}]`)?.focus()
