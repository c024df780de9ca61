import { limits } from '@rafiq/contracts'
import type { Passkey } from '@rafiq/contracts/accounts'
import { useFormat } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { useSingleMutation } from '@rafiq/platform/query'
import {
  AlertDialog,
  Badge,
  Button,
  Dialog,
  FingerprintPattern,
  focusHandover,
  IconButton,
  Pencil,
  TextField,
  Trash2,
} from '@rafiq/ui'
import { type SubmitEvent, useState } from 'react'
import { removePasskey, renamePasskey } from './factor-calls.ts'
import { useFactorChange } from './use-factor-change.ts'

const toNext = focusHandover('h3')

/** One passkey: its name, since when, when last, and what can be done with it. */
export function PasskeyItem({ passkey }: { passkey: Passkey }) {
  const { t } = useTranslation('security')
  const { date } = useFormat()
  const { name, createdAt, lastUsedAt, synced } = passkey
  const used = lastUsedAt === null ? t('security:never') : t('security:lastUsed', { date: date(lastUsedAt) })
  return (
    <li ref={toNext} className="flex items-start justify-between gap-3 py-4 first:pt-0 last:pb-0">
      <div className="flex min-w-0 gap-3">
        <FingerprintPattern aria-hidden="true" className="mt-1 size-5 shrink-0 text-palm" />
        <div className="min-w-0">
          <h3 className="font-semibold wrap-anywhere">
            <bdi>{name}</bdi>
          </h3>
          <p className="text-sm text-soft">
            {t('security:since', { date: date(createdAt) })} · {used}
          </p>
          {synced && <Badge className="mt-2">{t('security:passkeys.synced')}</Badge>}
        </div>
      </div>
      <div className="-me-2 -mt-1.5 flex shrink-0">
        <Rename passkey={passkey} />
        <Remove passkey={passkey} />
      </div>
    </li>
  )
}

function Rename({ passkey: { id, name } }: { passkey: Passkey }) {
  const { t } = useTranslation(['security', 'common'])
  const [open, setOpen] = useState(false)
  const [typed, setTyped] = useState(name)
  const { readAgain, failed } = useFactorChange()
  const { mutate, isPending } = useSingleMutation({
    mutationFn: () => renamePasskey(id, typed.trim()),
    onSuccess: () => {
      setOpen(false)
      readAgain()
    },
    onError: (error) => failed(t('security:passkeys.renameFailed'), error),
  })
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (typed.trim() !== '') mutate()
  }
  const change = (next: boolean) => {
    setTyped(name)
    setOpen(next)
  }
  return (
    <Dialog
      open={open}
      onOpenChange={change}
      trigger={
        <IconButton label={t('security:passkeys.rename', { name })}>
          <Pencil aria-hidden="true" />
        </IconButton>
      }
      title={t('security:passkeys.renameTitle')}
    >
      <form noValidate onSubmit={submit} className="space-y-5">
        <TextField
          label={t('security:passkeys.name')}
          maxLength={limits.factors.name}
          value={typed}
          error={typed.trim() === '' && t('common:validation.required')}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <Button type="submit" size="lg" block busy={isPending}>
          {t('common:words.save')}
        </Button>
      </form>
    </Dialog>
  )
}

function Remove({ passkey: { id, name } }: { passkey: Passkey }) {
  const { t } = useTranslation(['security', 'common'])
  const [open, setOpen] = useState(false)
  const { changed, failed } = useFactorChange()
  const { mutateAsync, isPending } = useSingleMutation({
    mutationFn: () => removePasskey(id),
    onSuccess: () => {
      setOpen(false)
      changed(t('security:passkeys.removed'), t('security:next.removed'))
    },
    onError: (error) => failed(t('security:passkeys.removeFailed'), error),
  })
  return (
    <AlertDialog
      open={open}
      onOpenChange={(next) => !isPending && setOpen(next)}
      trigger={
        <IconButton
          label={t('security:passkeys.remove', { name })}
          className="hover:bg-clay-tint hover:text-clay-strong"
        >
          <Trash2 aria-hidden="true" />
        </IconButton>
      }
      title={t('security:passkeys.removeTitle', { name })}
      description={t('security:passkeys.removeText')}
      confirmLabel={t('security:removeConfirm')}
      cancelLabel={t('common:words.cancel')}
      busy={isPending}
      onConfirm={() => mutateAsync().catch(() => undefined)}
    />
  )
}
