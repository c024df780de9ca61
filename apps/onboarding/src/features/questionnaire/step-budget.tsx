import { budgets } from '@rafiq/contracts/questionnaire'
import { useTranslation } from '@rafiq/platform/i18n'
import { ChoiceAnswer } from './answer-fields.tsx'

/** Step 3: the yearly rent, with what it is in a month. */
export function StepBudget() {
  const { t } = useTranslation('onboarding')
  return (
    <ChoiceAnswer
      name="budget"
      label={t('questionnaire.budgetQuestion')}
      options={budgets.map((budget) => ({
        value: budget,
        label: t(`questionnaire.budgets.${budget}`),
        description: t(`questionnaire.budgetsHint.${budget}`),
      }))}
    />
  )
}
