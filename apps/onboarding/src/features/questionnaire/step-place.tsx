import { cities, type Language, riyadhAreas } from '@rafiq/contracts'
import { useLanguage } from '@rafiq/platform'
import { type TFunction, useTranslation } from '@rafiq/platform/i18n'
import { useFormContext } from 'react-hook-form'
import { ChoiceAnswer, ComboAnswer } from './answer-fields.tsx'
import type { Answers } from './answers.ts'
import { namedOptions } from './named-options.ts'
import { hasAreas } from './steps.ts'

/** Step 4: the city, and in Riyadh the area. Another city clears the area (spec §4). */
export function StepPlace() {
  const { t } = useTranslation('onboarding')
  const language = useLanguage()
  const { watch, setValue, clearErrors } = useFormContext<Answers>()
  const clearArea = () => {
    setValue('area', '')
    clearErrors('area')
  }
  return (
    <>
      <ComboAnswer
        name="location"
        label={t('questionnaire.fields.location')}
        placeholder={t('questionnaire.cityPlaceholder')}
        options={namedOptions(cities, language)}
        onChosen={clearArea}
      />
      {hasAreas(watch('location')) && (
        <ChoiceAnswer
          name="area"
          label={t('questionnaire.areaQuestion')}
          hint={t('questionnaire.areaHint')}
          options={riyadhAreas.map((area) => ({
            value: area.key,
            label: area[language],
            description: areaHelp(area, language, t),
          }))}
        />
      )}
    </>
  )
}

const namedInHelp = 6

/** The spec's rule for Northeast and Northwest, a few neighbourhoods for the others. */
function areaHelp(area: (typeof riyadhAreas)[number], language: Language, t: TFunction): string {
  if (area.key === 'northeast') return t('questionnaire.northeastHint')
  if (area.key === 'northwest') return t('questionnaire.northwestHint')
  const names = area.neighbourhoods.slice(0, namedInHelp).map((each) => each[language])
  return [...names, t('questionnaire.neighbourhoodsMore')].join(language === 'ar' ? '، ' : ', ')
}
