import {
  type DealBreaker,
  dealBreakers,
  type Habit,
  type Habits,
  habitsSchema,
} from '@rafiq/contracts/habits'
import { schemaResolver } from '@rafiq/forms'
import { useStoredValue } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { Button, Cigarette, MultiChoice, PawPrint, Section } from '@rafiq/ui'
import { useMemo } from 'react'
import { Controller, FormProvider, useForm } from 'react-hook-form'
import { useKeptValues } from '../../shared/use-kept-values.ts'
import { HabitAnswer, PetOwnerNote } from './habit-answer.tsx'
import { habitsDraft, useSaveHabits } from './habits-calls.ts'

const groups = {
  home: ['atmosphere', 'smoking', 'pets', 'cooking', 'cleaning'],
  day: ['rhythm', 'bedtime', 'prayer'],
  visits: ['guests', 'familyVisits'],
} as const satisfies Record<string, readonly Habit[]>
const groupNames = Object.keys(groups) as (keyof typeof groups)[]

const breakerIcons: Record<DealBreaker, typeof PawPrint> = { smoking: Cigarette, pets: PawPrint }

type HabitsFormProps = {
  memberId: string
  card: Habits
  /** By the questionnaire, which then has answered about pets. */
  ownsPet: boolean
}

/** Each habit may be left without an answer; all of it is saved at once. */
export function HabitsForm({ memberId, card, ownsPet }: HabitsFormProps) {
  const { t } = useTranslation(['account', 'habits'])
  const draft = useMemo(() => habitsDraft(memberId), [memberId])
  const { mutate, isPending } = useSaveHabits(draft)
  const form = useForm<Habits>({
    defaultValues: draft.read() ?? card,
    resolver: schemaResolver(habitsSchema),
  })
  useKeptValues(form, draft)
  const unsaved = useStoredValue(draft) !== null
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={form.handleSubmit((answers) => mutate(answers))} className="space-y-5">
        {groupNames.map((group) => (
          <Section key={group} title={t(`habits.page.${group}`)}>
            <div className="grid gap-5 sm:grid-cols-2">
              {groups[group].map((habit) =>
                habit === 'pets' && ownsPet ? (
                  <PetOwnerNote key={habit} />
                ) : (
                  <HabitAnswer key={habit} habit={habit} />
                ),
              )}
            </div>
          </Section>
        ))}
        <Section title={t('habits.page.breakers')} lead={t('habits.page.breakersLead')}>
          <Controller
            name="dealBreakers"
            control={form.control}
            render={({ field }) => (
              <MultiChoice
                labelHidden
                optional
                label={t('habits.page.breakers')}
                value={field.value}
                onValueChange={field.onChange}
                onBlur={field.onBlur}
                options={dealBreakers.map((value) => {
                  const Icon = breakerIcons[value]
                  return {
                    value,
                    label: t(`habits:dealBreaker.${value}`),
                    description: t(`habits.page.${value}Hint`),
                    icon: <Icon />,
                  }
                })}
              />
            )}
          />
        </Section>
        {unsaved && <p className="text-center text-soft">{t('habits.page.unsaved')}</p>}
        <Button type="submit" size="lg" block busy={isPending} busyLabel={t('habits.page.saving')}>
          {t('habits.page.save')}
        </Button>
      </form>
    </FormProvider>
  )
}
