import type { ModeratorUser } from '@rafiq/contracts/moderation'
import { useTranslation } from '@rafiq/platform/i18n'
import { AlertDialog } from '@rafiq/ui'
import { isolate } from '../../shared/isolate.ts'

type DeleteDialogProps = {
  user: ModeratorUser
  busy: boolean
  onDelete: () => Promise<unknown>
  onClose: () => void
}

/** Names whom it is about by their e-mail address (spec §2), and what goes with the account. */
export function DeleteDialog({ user, busy, onDelete, onClose }: DeleteDialogProps) {
  const { t } = useTranslation(['moderation', 'common'])
  return (
    <AlertDialog
      open
      onOpenChange={(open) => !open && !busy && onClose()}
      title={t('delete.title', { email: isolate(user.email) })}
      description={t('delete.text')}
      confirmLabel={t('delete.confirm')}
      cancelLabel={t('common:words.cancel')}
      onConfirm={onDelete}
      busy={busy}
    />
  )
}
