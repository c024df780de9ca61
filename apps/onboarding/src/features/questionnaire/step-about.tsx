import { genders, nationalities } from '@rafiq/contracts/questionnaire'
import { linkTo } from '@rafiq/platform'
import { Trans, useTranslation } from '@rafiq/platform/i18n'
import { Link } from '@rafiq/platform/router'
import { useFormContext } from 'react-hook-form'
import { AgeAnswer } from './age-answer.tsx'
import { CatalogueAnswer, ChoiceAnswer, TextAnswer } from './answer-fields.tsx'
import type { Answers, Mode } from './answers.ts'
import { FixedAnswer } from './fixed-answer.tsx'

/** Step 2: who somebody is. The gender is asked once, at registration. */
export function StepAbout({ mode }: { mode: Mode }) {
  const { t } = useTranslation(['onboarding', 'common'])
  return (
    <>
      <TextAnswer
        name="name"
        autoComplete="name"
        maxLength={60}
        label={t('questionnaire.fields.name')}
        hint={t('questionnaire.nameHint')}
      />
      {mode === 'edit' ? (
        <FixedGender />
      ) : (
        <ChoiceAnswer
          name="gender"
          label={t('questionnaire.fields.gender')}
          hint={t('questionnaire.genderHint')}
          columns={2}
          options={genders.map((gender) => ({ value: gender, label: t(`common:gender.${gender}`) }))}
        />
      )}
      <AgeAnswer />
      <TextAnswer
        name="phone"
        type="tel"
        autoComplete="tel"
        inputMode="tel"
        label={t('questionnaire.fields.phone')}
        hint={t('questionnaire.phoneHint')}
      />
      <CatalogueAnswer
        name="nationality"
        label={t('questionnaire.fields.nationality')}
        placeholder={t('questionnaire.nationalityPlaceholder')}
        catalogue={nationalities}
      />
    </>
  )
}

/** With the way to whoever can correct it: staff, once they have looked at it. */
function FixedGender() {
  const { t } = useTranslation(['onboarding', 'common'])
  const { getValues } = useFormContext<Answers>()
  const why = (
    <Trans
      t={t}
      i18nKey="questionnaire.genderFixed"
      components={{ supportLink: <Link to={linkTo('support')} /> }}
    />
  )
  return (
    <FixedAnswer label={t('questionnaire.fields.gender')} why={why}>
      {t(`common:gender.${getValues('gender')}`)}
    </FixedAnswer>
  )
}
