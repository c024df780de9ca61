import { useTranslation } from '@rafiq/platform/i18n'
import { AlertDialog, Button } from '@rafiq/ui'
import { isolate, isolateName } from '../../shared/isolate.ts'

type DeleteDialogProps = {
  /** Of the account; null until it is known. */
  email: string | null
  name: string | null
  busy: boolean
  onConfirm: () => void
}

/** The button that deletes an account, and the question before it, which names the e-mail address (spec §2). */
export function DeleteDialog({ email, name, busy, onConfirm }: DeleteDialogProps) {
  const { t } = useTranslation(['moderation', 'common'])
  const account = email === null ? isolateName(name ?? t('reports.people.gone')) : isolate(email)
  return (
    <AlertDialog
      trigger={
        <Button variant="danger" block busy={busy}>
          {t('reports.decision.submit.delete')}
        </Button>
      }
      title={t('reports.deletion.title')}
      description={t('reports.deletion.text', { account })}
      confirmLabel={t('reports.deletion.confirm')}
      cancelLabel={t('common:words.cancel')}
      onConfirm={onConfirm}
    />
  )
}
