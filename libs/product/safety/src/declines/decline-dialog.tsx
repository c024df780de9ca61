import '../texts.ts'
import { useTranslation } from '@rafiq/platform/i18n'
import { AlertDialog } from '@rafiq/ui'
import type { Person } from '../person.ts'
import { useDecline } from './use-decline.ts'

export type DeclineDialogProps = {
  person: Person
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Says what a kind no does before it is sent: it cannot be taken back. */
export function DeclineDialog({ person, open, onOpenChange }: DeclineDialogProps) {
  const { t } = useTranslation('safety')
  const { decline, busy } = useDecline(person, { onSettled: () => onOpenChange(false) })
  return (
    <AlertDialog
      open={open}
      onOpenChange={(next) => !busy && onOpenChange(next)}
      tone="primary"
      title={t('safety:decline.title', { name: person.name })}
      description={t('safety:decline.text')}
      confirmLabel={t('safety:decline.confirm')}
      cancelLabel={t('safety:decline.cancel')}
      busy={busy}
      busyLabel={t('safety:decline.busy')}
      onConfirm={decline}
    />
  )
}
