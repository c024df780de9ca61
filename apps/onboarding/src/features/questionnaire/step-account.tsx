import { settings } from '@rafiq/app-kit'
import { useTranslation } from '@rafiq/platform/i18n'
import { Building2, PasswordField, Search } from '@rafiq/ui'
import { useFormContext } from 'react-hook-form'
import { ChoiceAnswer, TextAnswer, useAnswer } from './answer-fields.tsx'
import type { Answers, Mode } from './answers.ts'
import { FixedAnswer } from './fixed-answer.tsx'

/** Step 1: e-mail and password (while editing the e-mail only, fixed), and whether there is an apartment. */
export function StepAccount({ mode }: { mode: Mode }) {
  const { t } = useTranslation('onboarding')
  return (
    <>
      {mode === 'edit' ? <FixedEmail /> : <CredentialsAnswers />}
      <ChoiceAnswer
        name="hasApartment"
        label={t('questionnaire.apartmentQuestion')}
        columns={2}
        options={[
          {
            value: 'have-apartment',
            label: t('questionnaire.apartmentHave'),
            description: t('questionnaire.apartmentHaveHint'),
            icon: <Building2 />,
          },
          {
            value: 'need-apartment',
            label: t('questionnaire.apartmentNeed'),
            description: t('questionnaire.apartmentNeedHint'),
            icon: <Search />,
          },
        ]}
      />
    </>
  )
}

function CredentialsAnswers() {
  const { t } = useTranslation('onboarding')
  const { register, getValues } = useFormContext<Answers>()
  const password = useAnswer('password')
  return (
    <>
      <TextAnswer name="email" type="email" autoComplete="email" label={t('questionnaire.fields.email')} />
      <PasswordField
        {...register('password')}
        meter
        defaultValue={getValues('password')}
        autoComplete="new-password"
        label={t('questionnaire.fields.password')}
        hint={t(settings.strictPasswords ? 'register.passwordHintStrict' : 'register.passwordHint')}
        error={password.error}
      />
    </>
  )
}

function FixedEmail() {
  const { t } = useTranslation('onboarding')
  const { getValues } = useFormContext<Answers>()
  return (
    <FixedAnswer label={t('questionnaire.fields.email')} why={t('questionnaire.emailFixed')}>
      <bdi dir="ltr" className="wrap-anywhere">
        {getValues('email')}
      </bdi>
    </FixedAnswer>
  )
}
