import '@rafiq/match-card/habit-texts'
import type { CommonHabits, Habit } from '@rafiq/contracts/habits'
import { useTranslation } from '@rafiq/platform/i18n'
import { Button, Dialog, Handshake, House, MessageCircle } from '@rafiq/ui'
import { type ReactNode, useId } from 'react'
import { compareHabits } from './compare-habits.ts'

type HabitsDialogProps = { habits: CommonHabits; name: string }

/** What both answered of their habits, side by side: alike, and to talk about. */
export function HabitsDialog({ habits, name }: HabitsDialogProps) {
  const { t } = useTranslation('matches')
  const { alike, toTalkAbout } = compareHabits(habits)
  const draw = (habit: Habit) => <HabitRow key={habit} habit={habit} habits={habits} name={name} />
  return (
    <Dialog
      trigger={
        <Button variant="quiet" className="-ms-3 px-3!">
          <House aria-hidden="true" />
          {t('habits.open')}
        </Button>
      }
      title={t('habits.title', { name })}
      description={t('habits.lead')}
    >
      {alike.length > 0 && (
        <HabitGroup icon={<Handshake />} title={t('habits.alike', { total: alike.length })}>
          {alike.map(draw)}
        </HabitGroup>
      )}
      {toTalkAbout.length > 0 && (
        <HabitGroup icon={<MessageCircle />} title={t('habits.toTalkAbout', { total: toTalkAbout.length })}>
          {toTalkAbout.map(draw)}
        </HabitGroup>
      )}
    </Dialog>
  )
}

type HabitGroupProps = { icon: ReactNode; title: string; children: ReactNode }

function HabitGroup({ icon, title, children }: HabitGroupProps) {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId}>
      <h3 id={titleId} className="flex items-center gap-2 font-semibold text-palm [&_svg]:size-5">
        <span aria-hidden="true">{icon}</span>
        {title}
      </h3>
      <dl className="mt-2 divide-y divide-line rounded-control bg-sunken px-4">{children}</dl>
    </section>
  )
}

/** One answer where both gave the same, each one's own else. */
function HabitRow({ habit, habits: { yours, theirs }, name }: HabitsDialogProps & { habit: Habit }) {
  const { t } = useTranslation(['matches', 'habits'])
  const answer = (value: string | undefined) => t(`habits:answer.${habit}.${value}`)
  return (
    <div className="grid gap-x-4 gap-y-1 py-3 sm:grid-cols-[8rem_minmax(0,1fr)]">
      <dt className="text-soft">{t(`habits:name.${habit}`)}</dt>
      {yours[habit] === theirs[habit] ? (
        <dd className="font-semibold">{answer(yours[habit])}</dd>
      ) : (
        <dd className="grid grid-cols-2 gap-4">
          <Side who={t('habits.you')}>{answer(yours[habit])}</Side>
          <Side who={<bdi>{name}</bdi>}>{answer(theirs[habit])}</Side>
        </dd>
      )}
    </div>
  )
}

const Side = ({ who, children }: { who: ReactNode; children: ReactNode }) => (
  <span className="min-w-0">
    <span className="block truncate text-sm text-soft">{who}</span>
    <span className="block font-semibold">{children}</span>
  </span>
)
