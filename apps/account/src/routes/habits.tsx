import '@rafiq/match-card/habit-texts'
import { useTranslation } from '@rafiq/platform/i18n'
import { HabitsCard } from '../features/habits/habits-card.tsx'
import { AccountPage } from '../shared/account-page.tsx'

/** `/account/habits`: the member's own card of habits. */
export function Component() {
  const { t } = useTranslation('account')
  return (
    <AccountPage title={t('habits.title')} lead={t('habits.page.lead')}>
      <HabitsCard />
    </AccountPage>
  )
}
