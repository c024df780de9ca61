import '../texts.ts'
import type { AccountSecurity, PasskeyRequest, StepUpResult } from '@rafiq/contracts'
import { api, errorText, renewSession } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { useQuery, useQueryClient } from '@rafiq/platform/query'
import { Dialog, ErrorState, LoadingState, Skeleton } from '@rafiq/ui'
import { FactorForm, type Proof } from '../factor-form.tsx'
import { useFewCodes } from '../use-few-codes.ts'

const securityPath = '/api/user/security'

/** Asks in what way this account can: never more than one question at a time. */
export function StepUpDialog({ onAnswer }: { onAnswer: (confirmed: boolean) => void }) {
  const { t } = useTranslation(['factors', 'common'])
  const client = useQueryClient()
  const tellFewCodes = useFewCodes()
  const { data, error, isFetching, isFetchedAfterMount, refetch } = useQuery({
    queryKey: [securityPath],
    queryFn: ({ signal }) => api.get<AccountSecurity>(securityPath, undefined, { signal }),
    refetchOnMount: 'always',
  })
  const prove = async (proof: Proof) => {
    const { token, recoveryCodesLeft } = await api.post<StepUpResult>('/api/auth/step-up', proof)
    renewSession(token)
    tellFewCodes(recoveryCodesLeft)
    void client.invalidateQueries({ queryKey: [securityPath] })
    onAnswer(true)
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onAnswer(false)}
      title={t('factors:stepUp.title')}
      description={t('factors:stepUp.text')}
    >
      {data && isFetchedAfterMount ? (
        <FactorForm
          ways={data.stepUp.ways}
          passkeyOptions={() => api.post<PasskeyRequest>('/api/auth/step-up/options')}
          prove={prove}
        />
      ) : error && isFetchedAfterMount ? (
        <ErrorState
          level={3}
          title={t('factors:stepUp.failed')}
          description={errorText(error, t)}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <LoadingState label={t('common:words.loading')}>
          <Skeleton className="h-11" />
        </LoadingState>
      )}
    </Dialog>
  )
}
