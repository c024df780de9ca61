import { useProfile } from '@rafiq/app-kit'
import { useTranslation } from '@rafiq/platform/i18n'
import { useQuery } from '@rafiq/platform/query'
import { Card, LoadingState, ReadError, Skeleton } from '@rafiq/ui'
import { habitsQuery } from './habits-calls.ts'
import { HabitsForm } from './habits-form.tsx'

/** The card as it is kept, to be changed; staff, who have no questionnaire, are told why there is none. */
export function HabitsCard() {
  const { t } = useTranslation('account')
  const profileRead = useProfile()
  const cardRead = useQuery(habitsQuery)
  const { data: profile } = profileRead
  if (profile && profile.lifestyle === null) return <p>{t('habits.page.staff')}</p>
  if (profile?.lifestyle && cardRead.data) {
    const ownsPet = profile.lifestyle.includes('pet-owner')
    return <HabitsForm memberId={profile.id} card={cardRead.data} ownsPet={ownsPet} />
  }
  const failed = [profileRead, cardRead].find(({ error }) => error)
  if (failed) return <ReadError title={t('habits.readFailed')} read={failed} />
  return (
    <LoadingState label={t('habits.loading')}>
      <Card className="space-y-4">
        <Skeleton className="h-7 w-1/3" />
        <Skeleton className="h-12" />
        <Skeleton className="h-12" />
        <Skeleton className="h-12" />
      </Card>
    </LoadingState>
  )
}
