import { settings } from '@rafiq/app-kit'
import { lazySchemaResolver, useValidationText } from '@rafiq/forms'
import { useTranslation } from '@rafiq/platform/i18n'
import { Button, PasswordField, TextField } from '@rafiq/ui'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { useCarriedEmail } from '../../shared/carried-email.ts'
import { errorDelay } from '../../shared/error-delay.ts'
import {
  agreements,
  allAgreed,
  loadRegisterValues,
  type RegisterValues,
  saveRegisterValues,
} from '../../shared/register-values.ts'
import { Agreement } from './agreement.tsx'

/** The rules come when a field is entered; nothing is checked before it is left. */
const rules = () => import('./register-schema.ts').then(({ registerSchema }) => registerSchema)
const resolver = lazySchemaResolver(rules)

/** E-mail, password and the three confirmations (spec §2, §5). `onContinue` gets checked values. */
export function RegisterFields({ onContinue }: { onContinue: (values: RegisterValues) => void }) {
  const { t } = useTranslation('onboarding')
  const validationText = useValidationText()
  const carried = useCarriedEmail()
  const kept = loadRegisterValues()
  const { register, handleSubmit, watch, formState } = useForm<RegisterValues>({
    resolver,
    // What was begun here counts more than what was typed to sign in.
    defaultValues: { ...kept, email: kept.email || (carried ?? '') },
    mode: 'onTouched',
    delayError: errorDelay,
  })
  const { errors } = formState
  const values = watch()
  const ready = allAgreed(values)
  useEffect(() => saveRegisterValues(values))

  return (
    <form
      noValidate
      onFocus={() => void rules().catch(() => null)}
      onSubmit={handleSubmit(onContinue)}
      className="space-y-6"
    >
      <TextField
        {...register('email')}
        type="email"
        autoComplete="email"
        label={t('register.email')}
        hint={t('register.emailHint')}
        error={validationText(errors.email?.message)}
      />
      <PasswordField
        {...register('password')}
        meter
        defaultValue={values.password}
        autoComplete="new-password"
        label={t('register.password')}
        hint={t(settings.strictPasswords ? 'register.passwordHintStrict' : 'register.passwordHint')}
        error={validationText(errors.password?.message)}
      />
      <fieldset>
        <legend className="mb-1 font-semibold">{t('register.agreements')}</legend>
        {agreements.map((name) => (
          <Agreement
            key={name}
            agreement={name}
            {...register(name)}
            error={errors[name]?.message && t(errors[name].message)}
          />
        ))}
      </fieldset>
      <div className="space-y-3">
        <Button type="submit" size="lg" block disabled={!ready} aria-describedby="register-continue">
          {t('register.continue')}
        </Button>
        <p id="register-continue" className="text-center text-sm text-soft">
          {ready ? t('privacyNote') : t('register.continueHint')}
        </p>
      </div>
    </form>
  )
}
