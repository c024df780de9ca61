import { useTranslation } from '@rafiq/platform/i18n'
import { Badge, CircleCheck, Clock, Info, MessageCircle } from '@rafiq/ui'
import { isOpen, statusLabel, statusTone } from './contact-status.ts'

/** How far a contact is: an icon and a word. */
export function StatusBadge({ status }: { status: string }) {
  const { t } = useTranslation(['matches', 'common'])
  return (
    <Badge tone={statusTone(status)} icon={<StatusIcon status={status} />}>
      {statusLabel(status, t)}
    </Badge>
  )
}

function StatusIcon({ status }: { status: string }) {
  if (status === 'connected') return <CircleCheck aria-hidden="true" />
  if (status === 'contacted') return <MessageCircle aria-hidden="true" />
  return isOpen(status) ? <Clock aria-hidden="true" /> : <Info aria-hidden="true" />
}
