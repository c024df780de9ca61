import { api, endSession } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { Button, LogOutIcon } from '@rafiq/ui'
import { ActionRow } from '../../shared/action-row.tsx'
import { useLeave } from '../../shared/use-leave.ts'

/** Leaves this device at once, whether or not the server hears of it. */
export function SignOut() {
  const { t } = useTranslation('account')
  const leave = useLeave()
  const signOutHere = async () => {
    const ended = endSession(() => api.post('/api/auth/logout')).catch(() => null)
    await leave({ title: t('signOut.done'), description: t('signOut.doneText') })
    await ended
  }
  return (
    <ActionRow icon={<LogOutIcon />} title={t('signOut.title')} text={t('signOut.text')}>
      <Button variant="secondary" onClick={() => void signOutHere()}>
        {t('signOut.button')}
      </Button>
    </ActionRow>
  )
}
