import '../texts.ts'
import type { AccountSecurity, PasskeyRequest, StepUpResult } from '@rafiq/contracts/accounts'
import { api, renewSession } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { useQuery, useQueryClient } from '@rafiq/platform/query'
import { LoadingState, ReadError, Skeleton } from '@rafiq/ui'
import { FactorForm } from '../factor-form.tsx'
import type { Proof } from '../typed-proof.tsx'
import { useLowCodesWarning } from '../use-low-codes-warning.ts'

const securityPath = '/api/user/security'

/** Asks in what way this account can. */
export function StepUpForm({ onAnswer }: { onAnswer: (confirmed: boolean) => void }) {
  const { t } = useTranslation(['factors', 'common'])
  const client = useQueryClient()
  const warnLowCodes = useLowCodesWarning()
  const read = useQuery({
    queryKey: [securityPath],
    queryFn: ({ signal }) => api.get<AccountSecurity>(securityPath, undefined, { signal }),
    refetchOnMount: 'always',
  })
  const { data, error, isFetchedAfterMount } = read
  const prove = async (proof: Proof) => {
    const { token, recoveryCodesLeft } = await api.post<StepUpResult>('/api/auth/step-up', proof, undefined, {
      renewsSession: true,
    })
    renewSession(token)
    warnLowCodes(recoveryCodesLeft)
    void client.invalidateQueries({ queryKey: [securityPath] })
    onAnswer(true)
  }
  if (data && isFetchedAfterMount) {
    return (
      <FactorForm
        ways={data.stepUp.ways}
        passkeyOptions={() => api.post<PasskeyRequest>('/api/auth/step-up/options')}
        prove={prove}
      />
    )
  }
  if (error && isFetchedAfterMount) {
    return <ReadError level={3} title={t('factors:stepUp.failed')} read={read} />
  }
  return (
    <LoadingState label={t('common:words.loading')}>
      <Skeleton className="h-11" />
    </LoadingState>
  )
}
