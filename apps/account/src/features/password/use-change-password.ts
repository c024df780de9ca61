import type { ChangePassword } from '@rafiq/contracts/accounts'
import { api, errorText, isApiError, toast } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { useQueryClient, useSingleMutation } from '@rafiq/platform/query'
import { securityQuery, sessionsQuery } from '../../shared/queries.ts'

const fieldOf = { 'wrong-current-password': 'currentPassword', 'weak-password': 'password' } as const

/** The field that a refusal is about, where it is about one: it is said there. */
export function fieldAtFault(error: unknown): keyof ChangePassword | null {
  const code = isApiError(error) ? error.code : null
  return code === 'wrong-current-password' || code === 'weak-password' ? fieldOf[code] : null
}

/** `POST /api/auth/change-password`: 422 for a wrong current password; the other sessions end. */
export function useChangePassword() {
  const { t } = useTranslation(['account', 'common'])
  const client = useQueryClient()
  return useSingleMutation({
    mutationFn: (change: ChangePassword) => api.post('/api/auth/change-password', change),
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: securityQuery.queryKey })
      void client.invalidateQueries({ queryKey: sessionsQuery.queryKey })
      toast({ title: t('password.done'), description: t('password.doneText'), tone: 'success' })
    },
    onError: (error) => {
      // The session ended: the frame says so and leads to sign-in and back here.
      if (fieldAtFault(error) || (isApiError(error) && error.status === 401)) return
      toast({ title: t('password.failed'), description: errorText(error, t), tone: 'error' })
    },
  })
}
