import type { ModeratorRequest } from '@rafiq/contracts/moderation'
import { useTranslation } from '@rafiq/platform/i18n'
import { Badge, CircleCheck, Clock, TriangleAlert, X } from '@rafiq/ui'
import { daysLeft } from './days-left.ts'

const looks = {
  calm: { tone: 'neutral', icon: <Clock /> },
  near: { tone: 'amber', icon: <Clock /> },
  over: { tone: 'clay', icon: <TriangleAlert /> },
} as const

/** How much time an open request has, or what came of a closed one. */
export function RequestState({ request }: { request: Pick<ModeratorRequest, 'status' | 'outcome' | 'due'> }) {
  const { t } = useTranslation('moderation')
  const { status, outcome, due } = request
  if (status === 'open') {
    const { days, urgency } = daysLeft(due, Date.now())
    return (
      <Badge {...looks[urgency]}>
        {urgency === 'over'
          ? t('requests.overdue', { count: -days })
          : t('requests.daysLeft', { count: days })}
      </Badge>
    )
  }
  const granted = outcome === 'granted'
  return (
    <Badge tone={granted ? 'palm' : 'neutral'} icon={granted ? <CircleCheck /> : <X />}>
      {t(`requests.state.${outcome ?? 'withdrawn'}`)}
    </Badge>
  )
}
