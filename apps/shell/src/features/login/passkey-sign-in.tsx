import type { OpenedSession, PasskeyProof, PasskeyRequest } from '@rafiq/contracts/accounts'
import {
  api,
  errorText,
  isApiError,
  passkeySuggestions,
  passkeysSupported,
  provePasskey,
  stopPasskey,
} from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { useSingleMutation } from '@rafiq/platform/query'
import { Button, Callout, FingerprintPattern } from '@rafiq/ui'
import { useEffect, useRef } from 'react'
import { useSignedIn } from './use-signed-in.ts'

export type PasskeyAnswer = { challengeId: string; passkey: PasskeyProof }

const passkeyOptions = () => api.post<PasskeyRequest>('/api/auth/passkey/options')

async function askPasskey(): Promise<PasskeyAnswer | null> {
  const request = await passkeyOptions()
  const passkey = await provePasskey<PasskeyProof>(request)
  return passkey && { challengeId: request.challengeId, passkey }
}

/** A passkey in place of e-mail address and password, where the browser knows what that is. */
export const PasskeySignIn = () => (passkeysSupported() ? <PasskeyButton /> : null)

function PasskeyButton() {
  const { t } = useTranslation('shell')
  const signedIn = useSignedIn()
  const { mutate, isPending, error } = useSingleMutation({
    mutationFn: async (ask: () => Promise<PasskeyAnswer | null>) => {
      const answer = await ask()
      return answer && api.post<OpenedSession>('/api/auth/passkey', answer)
    },
    onSuccess: (session) => session && signedIn(session),
  })
  useSuggestedPasskey((answer) => mutate(async () => answer))
  const unknown = isApiError(error) && error.code === 'wrong-second-factor'
  return (
    <div className="mt-5 space-y-5">
      <div className="flex items-center gap-3 text-sm text-soft">
        <span aria-hidden="true" className="h-px grow bg-line" />
        {t('login.or')}
        <span aria-hidden="true" className="h-px grow bg-line" />
      </div>
      {error && (
        <Callout tone="danger" role="alert">
          {unknown ? t('login.passkey.unknown') : errorText(error, t)}
        </Callout>
      )}
      <Button
        block
        variant="secondary"
        icon={<FingerprintPattern aria-hidden="true" />}
        busy={isPending}
        busyLabel={t('login.passkey.busy')}
        onClick={() => mutate(askPasskey)}
      >
        {t('login.passkey.button')}
      </Button>
    </div>
  )
}

/** Has the browser offer passkeys among the suggestions of the e-mail field, where it can; a page that is left offers none. */
function useSuggestedPasskey(onAnswer: (answer: PasskeyAnswer) => void) {
  const answer = useRef(onAnswer)
  answer.current = onAnswer
  useEffect(() => {
    let left = false
    let waiting = false
    const suggest = async () => {
      if (!(await passkeySuggestions()) || left) return
      const request = await passkeyOptions()
      if (left) return
      waiting = true
      const passkey = await provePasskey<PasskeyProof>(request, { suggested: true })
      waiting = false
      if (passkey && !left) answer.current({ challengeId: request.challengeId, passkey })
    }
    // The button beside it does the same, and says what is wrong.
    suggest().catch(() => undefined)
    return () => {
      left = true
      if (waiting) void stopPasskey()
    }
  }, [])
}
