import '@rafiq/match-card/habit-texts'
import { type Habits, habits } from '@rafiq/contracts/habits'
import { useFormat } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { useQuery } from '@rafiq/platform/query'
import { Link } from '@rafiq/platform/router'
import { ButtonLink, LoadingState, Pencil, ReadError, Section, Skeleton } from '@rafiq/ui'
import { habitsPath } from '../../shared/paths.ts'
import { habitsQuery } from './habits-calls.ts'

/** What the member's card of habits holds, and the way to it. */
export function HabitsSection() {
  const { t } = useTranslation('account')
  return (
    <Section
      title={t('habits.title')}
      lead={t('habits.lead')}
      actions={
        <ButtonLink asChild variant="secondary">
          <Link to={habitsPath}>
            <Pencil aria-hidden="true" />
            {t('habits.edit')}
          </Link>
        </ButtonLink>
      }
    >
      <Held />
    </Section>
  )
}

function Held() {
  const { t } = useTranslation('account')
  const read = useQuery(habitsQuery)
  const { data, error } = read
  if (data) return <Summary card={data} />
  if (error) return <ReadError level={3} title={t('habits.readFailed')} read={read} />
  return (
    <LoadingState label={t('habits.loading')}>
      <Skeleton className="h-7 w-1/2" />
    </LoadingState>
  )
}

function Summary({ card }: { card: Habits }) {
  const { t } = useTranslation(['account', 'habits'])
  const { list } = useFormat()
  const refused = card.dealBreakers.map((one) => t(`habits:dealBreaker.${one}`))
  return (
    <>
      <p>{t('habits.answered', { count: habits.filter((habit) => card[habit] !== undefined).length })}</p>
      {refused.length > 0 && (
        <p className="mt-1 text-soft">{t('habits.cannotLiveWith', { list: list(refused) })}</p>
      )}
    </>
  )
}
