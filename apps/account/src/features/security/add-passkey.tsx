import { limits } from '@rafiq/contracts'
import type { NewPasskey } from '@rafiq/contracts/accounts'
import { proofErrorText } from '@rafiq/factors'
import { createPasskey } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { useSingleMutation } from '@rafiq/platform/query'
import { Button, Callout, Dialog, TextField } from '@rafiq/ui'
import { type SubmitEvent, useState } from 'react'
import { addPasskey, passkeyOptions } from './factor-calls.ts'
import { useFactorChange } from './use-factor-change.ts'

type AddPasskeyProps = {
  primary: boolean
  /** Staff are told that their other sessions end. */
  staff: boolean
  onCodes: (codes: string[]) => void
}

/** Names a passkey and has the browser make it. */
export function AddPasskey({ primary, staff, onCodes }: AddPasskeyProps) {
  const { t } = useTranslation(['security', 'common'])
  const [open, setOpen] = useState(false)
  const [name, setName] = useState(() => deviceName(navigator.userAgent))
  const [nameless, setNameless] = useState(false)
  const { changed } = useFactorChange()
  const { mutate, isPending, error, data, reset } = useSingleMutation({
    mutationFn: async () => {
      const creation = await passkeyOptions()
      const passkey = await createPasskey<NewPasskey>(creation)
      return passkey && addPasskey({ challengeId: creation.challengeId, name: name.trim(), passkey })
    },
    onSuccess: (enrolled) => {
      if (!enrolled) return
      setOpen(false)
      changed(t('security:passkeys.added'), t(`security:next.added.${staff ? 'staff' : 'member'}`))
      if (enrolled.recoveryCodes) onCodes(enrolled.recoveryCodes)
    },
  })
  const change = (next: boolean) => {
    if (isPending) return
    reset()
    setNameless(false)
    setOpen(next)
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setNameless(name.trim() === '')
    if (name.trim() === '') event.currentTarget.querySelector('input')?.focus()
    else mutate()
  }
  const known = error instanceof Error && error.name === 'InvalidStateError'
  return (
    <Dialog
      open={open}
      onOpenChange={change}
      trigger={<Button variant={primary ? 'primary' : 'secondary'}>{t('security:passkeys.add')}</Button>}
      title={t('security:passkeys.addTitle')}
      description={t('security:passkeys.addText')}
    >
      <form noValidate onSubmit={submit} className="space-y-5">
        <TextField
          label={t('security:passkeys.name')}
          hint={t('security:passkeys.nameHint')}
          maxLength={limits.factors.name}
          value={name}
          error={nameless && t('common:validation.required')}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        {error && (
          <Callout tone="danger" role="alert">
            {known ? t('security:passkeys.known') : proofErrorText(error, t)}
          </Callout>
        )}
        {data === null && !isPending && <Callout role="status">{t('security:passkeys.declined')}</Callout>}
        <p className="text-sm text-soft">{t(`security:next.adding.${staff ? 'staff' : 'member'}`)}</p>
        <Button type="submit" size="lg" block busy={isPending} busyLabel={t('security:passkeys.busy')}>
          {t('security:passkeys.make')}
        </Button>
      </form>
    </Dialog>
  )
}

const names = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Mac OS X|Macintosh/, 'Mac'],
  [/Windows/, 'Windows'],
  [/CrOS/, 'Chromebook'],
  [/Linux/, 'Linux'],
] as const

/** What a passkey that is made here may be called, until its owner names it. */
export const deviceName = (userAgent: string): string =>
  names.find(([pattern]) => pattern.test(userAgent))?.[1] ?? ''
