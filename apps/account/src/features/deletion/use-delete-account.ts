import { errorText, toast } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { useMutation } from '@rafiq/platform/query'
import { useLeave } from '../../shared/use-leave.ts'
import { deleteAccount } from './delete-account-request.ts'

/** Deletes, says so and goes home; where it fails everything stays, and the reason is shown (spec §8). */
export function useDeleteAccount() {
  const { t } = useTranslation(['account', 'common'])
  const leave = useLeave()
  const { mutateAsync, isPending } = useMutation(deleteAccount)
  const erase = async () => {
    if (isPending) return
    try {
      await mutateAsync()
    } catch (error) {
      toast({ title: t('deletion.failed'), description: errorText(error, t), tone: 'error' })
      return
    }
    await leave({ title: t('deletion.done'), description: t('deletion.doneText'), tone: 'success' })
  }
  return { erase, isPending }
}
