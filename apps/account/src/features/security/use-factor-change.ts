import { proofErrorText } from '@rafiq/factors'
import { isApiError, toast } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { useQueryClient } from '@rafiq/platform/query'
import { securityQuery, sessionsQuery } from '../../shared/queries.ts'

/** What is said and read again once something that secures the account was changed, or was not. */
export function useFactorChange() {
  const { t } = useTranslation(['security', 'common'])
  const client = useQueryClient()
  const readAgain = () => {
    void client.invalidateQueries({ queryKey: securityQuery.queryKey })
    void client.invalidateQueries({ queryKey: sessionsQuery.queryKey })
  }
  return {
    changed: (title: string, description: string) => {
      readAgain()
      toast({ title, description, tone: 'success' })
    },
    readAgain,
    failed: (title: string, error: unknown) => {
      toast({ title, description: proofErrorText(error, t), tone: 'error' })
      // Done elsewhere meanwhile, or gone.
      if (isApiError(error) && (error.status === 404 || error.status === 409)) readAgain()
    },
  }
}
