import './texts.ts'
import type { PasskeyProof, PasskeyRequest, StepUpWay } from '@rafiq/contracts/accounts'
import { passkeysSupported, provePasskey } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { useSingleMutation } from '@rafiq/platform/query'
import { Button, Callout } from '@rafiq/ui'
import { useState } from 'react'
import { proofErrorText } from './proof-error-text.ts'
import { type Proof, TypedProof } from './typed-proof.tsx'

/** What has just come up has the focus. */
const focusOnce = (button: HTMLButtonElement | null) => button?.focus()

type FactorFormProps = {
  /** What the account can confirm with, best first. */
  ways: readonly StepUpWay[]
  passkeyOptions: () => Promise<PasskeyRequest>
  /** What it throws is said here. */
  prove: (proof: Proof) => Promise<unknown>
}

/** Confirms who one is in the best way there is, or in another one. */
export function FactorForm({ ways, passkeyOptions, prove }: FactorFormProps) {
  const { t } = useTranslation(['factors', 'common'])
  const offered = ways.filter((way) => way !== 'passkey' || passkeysSupported())
  const [chosen, setChosen] = useState<StepUpWay | null>(null)
  const way = chosen ?? offered[0]
  const { mutate, isPending, error, reset, data } = useSingleMutation({
    mutationFn: async (make: () => Promise<Proof | null>): Promise<'proved' | 'declined'> => {
      const proof = await make()
      if (proof === null) return 'declined'
      await prove(proof)
      return 'proved'
    },
  })
  const askPasskey = async (): Promise<Proof | null> => {
    const request = await passkeyOptions()
    const passkey = await provePasskey<PasskeyProof>(request)
    return passkey && { challengeId: request.challengeId, passkey }
  }
  const choose = (other: StepUpWay) => {
    reset()
    setChosen(other)
  }
  if (way === undefined) return <Callout tone="amber">{t('factors:unsupported')}</Callout>
  const problem = error && proofErrorText(error, t)
  return (
    <div className="space-y-5">
      {way === 'passkey' ? (
        <>
          <p className="text-soft">{t('factors:ways.passkey.text')}</p>
          {problem && (
            <Callout tone="danger" role="alert">
              {problem}
            </Callout>
          )}
          {data === 'declined' && !isPending && <Callout role="status">{t('factors:declined')}</Callout>}
          <Button
            block
            size="lg"
            ref={focusOnce}
            busy={isPending}
            busyLabel={t('factors:ways.passkey.busy')}
            onClick={() => mutate(askPasskey)}
          >
            {t('factors:ways.passkey.choose')}
          </Button>
        </>
      ) : (
        <TypedProof
          key={way}
          way={way}
          busy={isPending}
          problem={problem}
          onProof={(proof) => mutate(async () => proof)}
        />
      )}
      {offered.length > 1 && (
        <div>
          <p className="text-sm text-soft">{t('factors:other')}</p>
          <ul className="-ms-5">
            {offered
              .filter((one) => one !== way)
              .map((one) => (
                <li key={one}>
                  <Button variant="quiet" className="text-start" onClick={() => choose(one)}>
                    {t(`factors:ways.${one}.choose`)}
                  </Button>
                </li>
              ))}
          </ul>
        </div>
      )}
    </div>
  )
}
