import { useTranslation } from '@rafiq/platform/i18n'
import { Callout } from '@rafiq/ui'
import { useFormContext } from 'react-hook-form'
import { showsAgeNotice } from './age.ts'
import { TextAnswer, useAnswer } from './answer-fields.tsx'
import type { Answers } from './answers.ts'

/** The age in any digits; below 18 with the red notice (spec §5). */
export function AgeAnswer() {
  const { t } = useTranslation('onboarding')
  const { watch } = useFormContext<Answers>()
  const { error } = useAnswer('age')
  const restricted = showsAgeNotice(watch('age'), error !== undefined)
  return (
    <div className="space-y-3">
      <TextAnswer
        name="age"
        inputMode="numeric"
        autoComplete="off"
        maxLength={3}
        ltr
        label={t('questionnaire.fields.age')}
        hint={t('questionnaire.ageHint')}
        error={restricted ? t('questionnaire.ageInvalid') : error}
      />
      {restricted && (
        <Callout tone="danger" role="alert" title={t('questionnaire.ageRestriction')}>
          {t('questionnaire.ageRestrictionText')}
        </Callout>
      )}
    </div>
  )
}
