import { errorText, toast } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { useSingleMutation } from '@rafiq/platform/query'
import { Button, Globe } from '@rafiq/ui'
import { ActionRow } from '../../shared/action-row.tsx'
import { useLeave } from '../../shared/use-leave.ts'
import { endAllSessions } from './end-all-sessions.ts'
import { useUnsentQuestion } from './use-unsent-question.ts'

/** Only the server can end the other sessions, so this waits for it and stays where it fails. */
export function SignOutEverywhere() {
  const { t } = useTranslation(['account', 'common'])
  const leave = useLeave()
  const { mutate, isPending } = useSingleMutation(endAllSessions)
  const signOutEverywhere = () =>
    mutate(undefined, {
      onSuccess: () =>
        void leave({ title: t('everywhere.done'), description: t('everywhere.doneText'), tone: 'success' }),
      onError: (error) =>
        toast({ title: t('everywhere.failed'), description: errorText(error, t), tone: 'error' }),
    })
  const { asking, press, onBlur } = useUnsentQuestion(signOutEverywhere)
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
