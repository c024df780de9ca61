import type { ModeratorReport } from '@rafiq/contracts/moderation'
import { useTranslation } from '@rafiq/platform/i18n'
import { Badge, type BadgeTone, CircleCheck, Clock, type Icon, ShieldAlert, User } from '@rafiq/ui'

const looks: Record<ModeratorReport['status'], { Icon: Icon; tone: BadgeTone }> = {
  open: { Icon: Clock, tone: 'amber' },
  taken: { Icon: User, tone: 'dusk' },
  escalated: { Icon: ShieldAlert, tone: 'clay' },
  resolved: { Icon: CircleCheck, tone: 'palm' },
}

/** How far a report is, and what was decided. */
export function StatusBadge({ status, decision }: Pick<ModeratorReport, 'status' | 'decision'>) {
  const { t } = useTranslation('moderation')
  const { Icon, tone } = looks[status]
  return (
    <Badge tone={tone} icon={<Icon aria-hidden="true" />}>
      {decision === null ? t(`reports.status.${status}`) : t(`reports.decided.${decision}`)}
    </Badge>
  )
}
