import { toast } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { Button, Dialog, KeyRound } from '@rafiq/ui'
import { useState } from 'react'
import { ActionRow } from '../../shared/action-row.tsx'
import { PasswordForm } from './password-form.tsx'

export function ChangePassword() {
  const { t } = useTranslation('account')
  const [open, setOpen] = useState(false)
  const done = () => {
    setOpen(false)
    toast({ title: t('password.done'), description: t('password.doneText'), tone: 'success' })
  }
  return (
    <ActionRow icon={<KeyRound />} title={t('password.title')} text={t('password.text')}>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        trigger={<Button variant="secondary">{t('password.button')}</Button>}
        title={t('password.title')}
        description={t('password.lead')}
      >
        <PasswordForm onDone={done} />
      </Dialog>
    </ActionRow>
  )
}
