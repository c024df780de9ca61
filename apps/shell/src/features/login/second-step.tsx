import type { OpenedSession, PasskeyRequest, PendingSignIn } from '@rafiq/contracts/accounts'
import { FactorForm, type Proof, useLowCodesWarning } from '@rafiq/factors'
import { api, isApiError } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { Button } from '@rafiq/ui'
import { useSignedIn } from './use-signed-in.ts'

type SecondStepProps = {
  signIn: PendingSignIn
  /** It took too long, or there were too many attempts. */
  onExpired: () => void
  onBack: () => void
}

/** What staff confirm after the password: a passkey, a code of the app, or a recovery code. */
export function SecondStep({ signIn: { pending, factors }, onExpired, onBack }: SecondStepProps) {
  const { t } = useTranslation('shell')
  const signedIn = useSignedIn()
  const warnLowCodes = useLowCodesWarning()
  const unlessExpired = (error: unknown): never => {
    if (isApiError(error) && error.code === 'second-factor-expired') onExpired()
    throw error
  }
  const prove = async (proof: Proof) => {
    const session = await api
      .post<OpenedSession>('/api/auth/second-factor', { pending, ...proof })
      .catch(unlessExpired)
    await signedIn(session)
    warnLowCodes(session.recoveryCodesLeft)
  }
  return (
    <>
      <FactorForm
        ways={factors}
        passkeyOptions={() =>
          api.post<PasskeyRequest>('/api/auth/second-factor/options', { pending }).catch(unlessExpired)
        }
        prove={prove}
      />
      <Button variant="quiet" className="mt-4 -ms-5" onClick={onBack}>
        {t('login.second.back')}
      </Button>
    </>
  )
}
