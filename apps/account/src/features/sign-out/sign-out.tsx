import { announce, api, endSession, hasUnsent } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { Button, Globe, LogOutIcon } from '@rafiq/ui'
import { useState } from 'react'
import { ActionRow } from '../../shared/action-row.tsx'
import { useEndSessionHome, useSignOutHome } from '../../shared/use-sign-out-home.ts'

/** Leaves this device at once, whether or not the server learns of it. */
export function SignOut() {
  const { t } = useTranslation('account')
  const leave = useSignOutHome()
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

/** `POST /api/auth/logout?everywhere=true`: every session of the caller ends, this one too. */
const endAllSessions = () => api.post('/api/auth/logout?everywhere=true')

/** Only the server can end the other sessions, so this waits for it and stays where it fails. */
export function SignOutEverywhere() {
  const { t } = useTranslation('account')
  const { mutate, isPending } = useEndSessionHome(endAllSessions, 'everywhere')
  const { asking, press, onBlur } = useUnsentQuestion(() => mutate())
  return (
    <ActionRow
      icon={<Globe />}
      title={t('everywhere.title')}
      text={t(asking ? 'signOut.unsent' : 'everywhere.text')}
    >
      <Button
        variant="secondary"
        busy={isPending}
        busyLabel={t('everywhere.busy')}
        onClick={press}
        onBlur={onBlur}
      >
        {t(asking ? 'signOut.anyway' : 'everywhere.button')}
      </Button>
    </ActionRow>
  )
}

/** Signing out asks in its place first, where it would erase what is not sent yet: the next press is meant. */
function useUnsentQuestion(signOut: () => void) {
  const { t } = useTranslation('account')
  const [asking, setAsking] = useState(false)
  const press = () => {
    if (asking || !hasUnsent()) return signOut()
    setAsking(true)
    announce(t('signOut.unsent'))
  }
  return { asking, press, onBlur: () => setAsking(false) }
}
