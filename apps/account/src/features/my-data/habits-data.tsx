import '@rafiq/match-card/habit-texts'
import { type Habits, habits } from '@rafiq/contracts/habits'
import { useFormat } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { Fact, Facts, Section } from '@rafiq/ui'

/** Every answer of the card of habits, and what the member cannot live with. */
export function HabitsData({ card }: { card: Habits }) {
  const { t } = useTranslation(['account', 'habits'])
  const { list } = useFormat()
  const refused = card.dealBreakers.map((one) => t(`habits:dealBreaker.${one}`))
  return (
    <Section title={t('habits.title')}>
      <Facts>
        {habits.map((habit) => (
          <Fact key={habit} term={t(`habits:name.${habit}`)}>
            {card[habit] === undefined ? t('data.nothing') : t(`habits:answer.${habit}.${card[habit]}`)}
          </Fact>
        ))}
        <Fact term={t('habits.held')}>{refused.length === 0 ? t('data.nothing') : list(refused)}</Fact>
      </Facts>
    </Section>
  )
}
