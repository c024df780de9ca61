import { api, endSession, errorText, toast } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { useSingleMutation } from '@rafiq/platform/query'
import { AlertDialog, Button, Trash2 } from '@rafiq/ui'
import { useState } from 'react'
import { ActionRow } from '../../shared/action-row.tsx'
import { useSignOutHome } from '../../shared/use-sign-out-home.ts'
import { DeletionConsequences } from './deletion-consequences.tsx'

/** The word that has to be typed, in either language (spec §5). */
const word = 'DELETE'

export function DeleteAccount() {
  const { t } = useTranslation('account')
  const [open, setOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const { mutateAsync, isPending } = useDeleteAccount()
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

/**
 * `DELETE /api/user/delete`: the account with all its traces, for good. Then says so and goes home, also from another page
 * that the member has gone on to; where it fails everything stays, and the reason is shown (spec §8).
 */
function useDeleteAccount() {
  const { t } = useTranslation(['account', 'common'])
  const leave = useSignOutHome()
  return useSingleMutation({
    mutationFn: () => endSession(() => api.delete('/api/user/delete')),
    onSuccess: () =>
      leave({ title: t('deletion.done'), description: t('deletion.doneText'), tone: 'success' }),
    onError: (error) =>
      toast({ title: t('deletion.failed'), description: errorText(error, t), tone: 'error' }),
  })
}
