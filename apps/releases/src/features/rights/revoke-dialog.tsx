import { api } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { useQueryClient, useSingleMutation } from '@rafiq/platform/query'
import type { TeamRight, TeamRights } from '@rafiq/platform-contracts'
import { AlertDialog, Callout, TextArea } from '@rafiq/ui'
import { useState } from 'react'
import { reasonOf } from '../../shared/reason-of.ts'
import { useRightName } from '../../shared/use-right-name.ts'

/** As many characters as the registry keeps. */
const longest = 300

type RevokeDialogProps = { remote: string; right: TeamRight; onClose: () => void }

/** Asks why a token or a key ends, and says what follows from it. */
export function RevokeDialog({ remote, right, onClose }: RevokeDialogProps) {
  const { t } = useTranslation(['releases', 'common'])
  const name = useRightName()(right)
  const [reason, setReason] = useState('')
  const [missing, setMissing] = useState(false)
  const { mutateAsync, isPending, error } = useRevoke(remote, right)

  const confirm = async () => {
    if (reason.trim() === '') return setMissing(true)
    const done = await mutateAsync(reason).catch(() => null)
    if (done) onClose()
  }

  return (
    <AlertDialog
      open
      onOpenChange={(open) => !open && !isPending && onClose()}
      title={t('rights.question', { right: name })}
      description={t(`rights.${right.kind}Effect`)}
      confirmLabel={t('rights.revoke')}
      cancelLabel={t('common:words.cancel')}
      tone="danger"
      busy={isPending}
      busyLabel={t('rights.busy')}
      onConfirm={confirm}
    >
      <TextArea
        label={t('rights.reason')}
        hint={t('rights.reasonHint')}
        maxLength={longest}
        required
        value={reason}
        error={missing && reason.trim() === '' ? t('rights.reasonMissing') : undefined}
        onChange={({ target }) => setReason(target.value)}
      />
      {error && !isPending && (
        <Callout tone="danger" role="alert" title={t('rights.unchanged')}>
          {reasonOf(error, t)}
        </Callout>
      )}
    </AlertDialog>
  )
}

/** `POST /api/releases/{remote}/rights/{kind}/{id}/revoke` */
function useRevoke(remote: string, { kind, id }: TeamRight) {
  const queryClient = useQueryClient()
  return useSingleMutation<TeamRights, Error, string>({
    mutationFn: (reason) => api.post(`/api/releases/${remote}/rights/${kind}/${id}/revoke`, { reason }),
    onSettled: () =>
      Promise.all(
        ['rights', 'history'].map((part) =>
          queryClient.invalidateQueries({ queryKey: [`/api/releases/${remote}/${part}`] }),
        ),
      ),
  })
}
