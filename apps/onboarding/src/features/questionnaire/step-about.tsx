import { genders, nationalities } from '@rafiq/contracts'
import { useLanguage } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { AgeAnswer } from './age-answer.tsx'
import { ChoiceAnswer, ComboAnswer, TextAnswer } from './answer-fields.tsx'
import { namedOptions } from './named-options.ts'

/** Step 2: who somebody is. */
export function StepAbout() {
  const { t } = useTranslation(['onboarding', 'common'])
  const language = useLanguage()
  return (
    <>
      <TextAnswer
        name="name"
        autoComplete="name"
        maxLength={60}
        label={t('questionnaire.fields.name')}
        hint={t('questionnaire.nameHint')}
      />
      <ChoiceAnswer
        name="gender"
        label={t('questionnaire.fields.gender')}
        hint={t('questionnaire.genderHint')}
        columns={2}
        options={genders.map((gender) => ({ value: gender, label: t(`common:gender.${gender}`) }))}
      />
      <AgeAnswer />
      <TextAnswer
        name="phone"
        type="tel"
        autoComplete="tel"
        inputMode="tel"
        label={t('questionnaire.fields.phone')}
        hint={t('questionnaire.phoneHint')}
      />
      <ComboAnswer
        name="nationality"
        label={t('questionnaire.fields.nationality')}
        placeholder={t('questionnaire.nationalityPlaceholder')}
        options={namedOptions(nationalities, language)}
      />
    </>
  )
}
