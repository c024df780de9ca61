import { api } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { AlertDialog, Button, Trash2 } from '@rafiq/ui'
import { useState } from 'react'
import { ActionRow } from '../../shared/action-row.tsx'
import { useEndSessionHome } from '../../shared/use-sign-out-home.ts'
import { DeletionConsequences } from './deletion-consequences.tsx'

/** The word that has to be typed, in either language (spec §5). */
const word = 'DELETE'

export function DeleteAccount() {
  const { t } = useTranslation('account')
  const [open, setOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const { mutateAsync, isPending } = useEndSessionHome(deleteAccount, 'deletion')
  const show = (next: boolean) => {
    if (isPending) return
    setTyped('')
    setOpen(next)
  }
  return (
    <ActionRow icon={<Trash2 />} title={t('deletion.title')} text={t('deletion.text')}>
      <AlertDialog
        open={open}
        onOpenChange={show}
        trigger={
          <Button variant="secondary" className="text-clay! hover:border-clay! hover:bg-clay-tint!">
            {t('deletion.button')}
          </Button>
        }
        title={t('deletion.question')}
        description={t('deletion.warning')}
        confirmLabel={t('deletion.confirm')}
        cancelLabel={t('deletion.cancel')}
        confirmDisabled={typed.trim() !== word}
        busy={isPending}
        busyLabel={t('deletion.busy')}
        onConfirm={() => mutateAsync().catch(() => undefined)}
      >
        <DeletionConsequences word={word} typed={typed} onType={setTyped} />
      </AlertDialog>
    </ActionRow>
  )
}

/** `DELETE /api/user/delete`: the account with all its traces, for good. */
const deleteAccount = () => api.delete('/api/user/delete')
