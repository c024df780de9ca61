import { toast } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { useSearchParams } from '@rafiq/platform/router'
import { Button, Dialog, KeyRound } from '@rafiq/ui'
import { ActionRow } from '../../shared/action-row.tsx'
import { PasswordForm } from './password-form.tsx'

const asked = 'change-password'

/** Open by the address, so that a session that ends in the middle leads back to the form; empty, as it holds passwords. */
export function ChangePassword() {
  const { t } = useTranslation('account')
  const [search, setSearch] = useSearchParams()
  const setOpen = (open: boolean) =>
    setSearch(open ? { [asked]: '' } : {}, { replace: true, preventScrollReset: true })
  const done = () => {
    setOpen(false)
    toast({ title: t('password.done'), description: t('password.doneText'), tone: 'success' })
  }
  return (
    <ActionRow icon={<KeyRound />} title={t('password.title')} text={t('password.text')}>
      <Dialog
        open={search.has(asked)}
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
