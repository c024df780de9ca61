import { useLeaveQuestion } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { AlertDialog } from '@rafiq/ui'
import type { Mode } from './answers.ts'

type LeaveDialogProps = {
  mode: Mode
  asks: (pathname: string) => boolean
  loses: () => boolean
  /** Drops what must not stay behind; after it nothing is asked any more. */
  onLeave: () => void
}

/** Asks before unsaved answers are left, and says what stays and what goes. */
export function LeaveDialog({ mode, asks, loses, onLeave }: LeaveDialogProps) {
  const { t } = useTranslation('onboarding')
  const { asking, stay, leave } = useLeaveQuestion({ asks, loses })
  // Closed by leaving, not by the dialog itself: that would count as staying.
  const confirm = async () => {
    onLeave()
    leave()
  }
  return (
    <AlertDialog
      open={asking}
      onOpenChange={(open) => open || stay()}
      title={t(`leave.${mode}.title`)}
      description={t(`leave.${mode}.text`)}
      confirmLabel={t(`leave.${mode}.confirm`)}
      cancelLabel={t(`leave.${mode}.stay`)}
      tone={mode === 'edit' ? 'danger' : 'primary'}
      onConfirm={confirm}
    />
  )
}
