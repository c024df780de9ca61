import { api, isApiError } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { useQueryClient, useSingleMutation } from '@rafiq/platform/query'
import type { Owner, OwnerChange } from '@rafiq/platform-contracts'
import { Button, Callout, Dialog, DialogClose, TextField } from '@rafiq/ui'
import { useState } from 'react'
import { statusQuery } from '../../shared/queries.ts'
import { reasonOf } from '../../shared/reason-of.ts'
import { isolate } from '../../shared/values.tsx'

/** As many characters as the registry keeps. */
const longest = { team: 80, contact: 300 }

type OwnerDialogProps = { remote: string; owner: Owner | null; onClose: () => void }

/** Asks which team answers for a remote. It is decided on the owner that was there when the dialog opened. */
export function OwnerDialog({ remote, owner, onClose }: OwnerDialogProps) {
  const { t } = useTranslation(['releases', 'common'])
  const [seen] = useState(owner)
  const [team, setTeam] = useState(owner?.team ?? '')
  const [contact, setContact] = useState(owner?.contact ?? '')
  const [missing, setMissing] = useState(false)
  const { mutateAsync, isPending, error } = useSetOwner(remote)

  const save = async () => {
    if (team.trim() === '' || contact.trim() === '') return setMissing(true)
    const done = await mutateAsync({ team, contact, seen }).catch(() => null)
    if (done) onClose()
  }
  const errorOf = (value: string) => (missing && value.trim() === '' ? t('owner.missing') : undefined)
  const isWrong = isApiError(error) && error.status === 400
  const isConflict = isApiError(error) && error.status === 409

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !isPending && onClose()}
      title={t('owner.question', { remote: isolate(remote) })}
      description={t('owner.effect')}
      footer={
        <>
          <Button busy={isPending} busyLabel={t('owner.busy')} onClick={save}>
            {t('owner.save')}
          </Button>
          <DialogClose>
            <Button variant="secondary">{t('common:words.cancel')}</Button>
          </DialogClose>
        </>
      }
    >
      <div className="space-y-5">
        <TextField
          label={t('owner.team')}
          required
          autoComplete="off"
          maxLength={longest.team}
          value={team}
          error={errorOf(team)}
          onChange={({ target }) => setTeam(target.value)}
        />
        <TextField
          label={t('owner.contact')}
          hint={t('owner.contactHint')}
          required
          ltr
          autoComplete="off"
          maxLength={longest.contact}
          value={contact}
          error={errorOf(contact) ?? (isWrong && !isPending ? t('owner.wrong') : undefined)}
          onChange={({ target }) => setContact(target.value)}
        />
        {error && !isPending && !isWrong && (
          <Callout tone={isConflict ? 'amber' : 'danger'} role="alert" title={t('owner.unchanged')}>
            {isConflict ? t('owner.conflict') : reasonOf(error, t)}
          </Callout>
        )}
      </div>
    </Dialog>
  )
}

/** `PUT /api/releases/{remote}/owner` */
function useSetOwner(remote: string) {
  const queryClient = useQueryClient()
  return useSingleMutation<Owner, Error, OwnerChange>({
    mutationFn: (change) => api.put(`/api/releases/${remote}/owner`, change),
    onSettled: () =>
      Promise.all(
        [statusQuery.queryKey, [`/api/releases/${remote}/history`]].map((queryKey) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      ),
  })
}
