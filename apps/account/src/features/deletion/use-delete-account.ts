import { errorText, toast } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { useSingleMutation } from '@rafiq/platform/query'
import { useLeave } from '../../shared/use-leave.ts'
import { deleteAccount } from './delete-account-request.ts'

/** Deletes, says so and goes home; where it fails everything stays, and the reason is shown (spec §8). */
export function useDeleteAccount() {
  const { t } = useTranslation(['account', 'common'])
  const leave = useLeave()
  const { mutateAsync, isPending } = useSingleMutation(deleteAccount)
  const erase = () =>
    mutateAsync(undefined, {
      onSuccess: () =>
        leave({ title: t('deletion.done'), description: t('deletion.doneText'), tone: 'success' }),
      onError: (error) =>
        toast({ title: t('deletion.failed'), description: errorText(error, t), tone: 'error' }),
    }).catch(() => undefined)
  return { erase, isPending }
}
