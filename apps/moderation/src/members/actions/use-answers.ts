import { errorText, isApiError, toast } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { useQueryClient } from '@rafiq/platform/query'
import { refreshAccounts } from '../account-requests.ts'

/** A way to take back what was just done. */
type Undo = () => void

/** What is said once an action is answered (spec §8), with everything that is shown read again. */
export function useAnswers() {
  const { t } = useTranslation(['moderation', 'common'])
  const queryClient = useQueryClient()
  return {
    updated: (description: string, undo?: Undo) => {
      void refreshAccounts(queryClient)
      toast({
        title: t('toasts.updated'),
        description,
        tone: 'success',
        ...(undo && { action: { label: t('toasts.undo'), onPress: undo } }),
      })
    },
    deleted: (description: string) => {
      void refreshAccounts(queryClient)
      toast({ title: t('toasts.deleted'), description, tone: 'success' })
    },
    /** @returns whether the question itself was refused: asking it again as it is would not help */
    failed: (what: 'updateFailed' | 'deletionFailed', error: unknown): boolean => {
      toast({ title: t(`toasts.${what}`), description: errorText(error, t), tone: 'error' })
      // What was not confirmed can be pressed again.
      const refused = isApiError(error) && error.status < 500 && error.code !== 'step-up-required'
      if (refused) void refreshAccounts(queryClient)
      return refused
    },
  }
}
