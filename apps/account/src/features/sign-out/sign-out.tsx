import { api, endSession } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { Button, LogOutIcon } from '@rafiq/ui'
import { ActionRow } from '../../shared/action-row.tsx'
import { useLeave } from '../../shared/use-leave.ts'
import { useUnsentQuestion } from './use-unsent-question.ts'

/** Leaves this device at once, whether or not the server hears of it. */
export function SignOut() {
  const { t } = useTranslation('account')
  const leave = useLeave()
  const signOutHere = async () => {
    const ended = endSession(() => api.post('/api/auth/logout')).catch(() => null)
    await leave({ title: t('signOut.done'), description: t('signOut.doneText') })
    await ended
  }
  const { asking, press, onBlur } = useUnsentQuestion(() => void signOutHere())
  return (
    <ActionRow
      icon={<LogOutIcon />}
      title={t('signOut.title')}
      text={t(asking ? 'signOut.unsent' : 'signOut.text')}
    >
      <Button variant="secondary" onClick={press} onBlur={onBlur}>
        {t(asking ? 'signOut.anyway' : 'signOut.button')}
      </Button>
    </ActionRow>
  )
}
