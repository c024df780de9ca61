import { type Habit, type Habits, habitChoices } from '@rafiq/contracts/habits'
import { linkTo } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { Link } from '@rafiq/platform/router'
import { SelectField } from '@rafiq/ui'
import { useController } from 'react-hook-form'

/** One habit, with no answer as the first of the choices. */
export function HabitAnswer({ habit }: { habit: Habit }) {
  const { t } = useTranslation(['account', 'habits'])
  const { field } = useController<Habits, Habit>({ name: habit })
  const choices: readonly string[] = habitChoices[habit]
  return (
    <SelectField
      ref={field.ref}
      name={field.name}
      onBlur={field.onBlur}
      label={t(`habits:name.${habit}`)}
      hint={habit === 'prayer' ? t('habits.page.prayerHint') : undefined}
      value={field.value ?? ''}
      options={[
        { value: '', label: t('habits.page.noAnswer') },
        ...choices.map((value) => ({ value, label: t(`habits:answer.${habit}.${value}`) })),
      ]}
      onValueChange={(value) => field.onChange(value === '' ? undefined : value)}
    />
  )
}

/** In the place of the question about pets, for who answered it in the questionnaire. */
export function PetOwnerNote() {
  const { t } = useTranslation(['account', 'habits'])
  return (
    <div>
      <p className="mb-2 font-semibold">{t('habits:name.pets')}</p>
      <p className="text-soft">
        {t('habits.page.petOwner')} <Link to={linkTo('questionnaire')}>{t('habits.page.questionnaire')}</Link>
      </p>
    </div>
  )
}
