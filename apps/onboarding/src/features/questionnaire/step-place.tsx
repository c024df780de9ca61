import { useProfile } from '@rafiq/app-kit'
import { cities, riyadhAreas } from '@rafiq/contracts/questionnaire'
import { useFormat, useLanguage } from '@rafiq/platform'
import { type TFunction, useTranslation } from '@rafiq/platform/i18n'
import { type Language } from '@rafiq/platform-contracts'
import { useFormContext } from 'react-hook-form'
import { CatalogueAnswer, ChoiceAnswer, useAnswer } from './answer-fields.tsx'
import type { Answers, Mode } from './answers.ts'
import { FixedAnswer } from './fixed-answer.tsx'
import { hasAreas } from './steps.ts'

/**
 * Step 4: the city, and in Riyadh the area. Another city clears the area (spec §4). A member changes the city twice in 30
 * days: the form says so first, and shows it fixed while it is.
 */
export function StepPlace({ mode }: { mode: Mode }) {
  const { t } = useTranslation('onboarding')
  const language = useLanguage()
  const { watch, setValue, clearErrors } = useFormContext<Answers>()
  const { data: profile } = useProfile()
  const changes = mode === 'edit' ? profile?.cityChanges : null
  const clearArea = () => {
    setValue('area', '')
    clearErrors('area')
  }
  return (
    <>
      {changes?.nextAt ? (
        <FixedCity nextAt={changes.nextAt} />
      ) : (
        <CatalogueAnswer
          name="location"
          label={t('questionnaire.fields.location')}
          placeholder={t('questionnaire.cityPlaceholder')}
          {...(changes && { hint: t('questionnaire.cityChangesLeft', { count: changes.left }) })}
          catalogue={cities}
          onChosen={clearArea}
        />
      )}
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

function FixedCity({ nextAt }: { nextAt: string }) {
  const { t } = useTranslation('onboarding')
  const language = useLanguage()
  const { date, time } = useFormat()
  const { error } = useAnswer('location')
  const { getValues } = useFormContext<Answers>()
  const city = cities.find(({ key }) => key === getValues('location'))
  const why = t('questionnaire.cityFixed', { date: date(nextAt), time: time(nextAt) })
  return (
    <FixedAnswer label={t('questionnaire.fields.location')} why={why} error={error}>
      {city?.[language]}
    </FixedAnswer>
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
