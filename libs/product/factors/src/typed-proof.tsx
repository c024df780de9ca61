import type { PasskeyProof, StepUpWay } from '@rafiq/contracts/accounts'
import { useTranslation } from '@rafiq/platform/i18n'
import { Button, PasswordField } from '@rafiq/ui'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { CodeField, RecoveryCodeField } from './code-field.tsx'
import { codeLength, digitsOf, isRecoveryCode } from './typed-codes.ts'

/** What confirms who somebody is. */
export type Proof =
  | { password: string }
  | { totp: string }
  | { recoveryCode: string }
  | { challengeId: string; passkey: PasskeyProof }

type TypedWay = Exclude<StepUpWay, 'passkey'>

/** The proof out of what was typed; null while it cannot be one. */
function proofOf(way: TypedWay, typed: string): Proof | null {
  switch (way) {
    case 'totp':
      return digitsOf(typed).length === codeLength ? { totp: digitsOf(typed) } : null
    case 'recovery-code':
      return isRecoveryCode(typed) ? { recoveryCode: typed } : null
    case 'password':
      return typed === '' ? null : { password: typed }
  }
}

type TypedProofProps = {
  way: TypedWay
  busy: boolean
  problem: string | null
  onProof: (proof: Proof) => void
}

/** A code or the password, typed. What was refused stays, marked, so that it can be put right. */
export function TypedProof({ way, busy, problem, onProof }: TypedProofProps) {
  const { t } = useTranslation(['factors', 'common'])
  const [typed, setTyped] = useState('')
  const [incomplete, setIncomplete] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])
  useEffect(() => {
    if (problem !== null) input.current?.select()
  }, [problem])

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    const proof = proofOf(way, typed)
    setIncomplete(proof === null)
    if (proof) onProof(proof)
    else input.current?.focus()
  }
  const field = {
    ref: input,
    value: typed,
    error: incomplete ? t(`factors:incomplete.${way}`) : problem,
    onValueChange: (value: string) => {
      setTyped(value)
      setIncomplete(false)
    },
  }
  return (
    <form noValidate onSubmit={submit} className="space-y-5">
      {way === 'totp' && <CodeField {...field} />}
      {way === 'recovery-code' && <RecoveryCodeField {...field} />}
      {way === 'password' && (
        <PasswordField
          ref={input}
          autoComplete="current-password"
          label={t('factors:ways.password.label')}
          error={field.error}
          onChange={({ currentTarget }) => field.onValueChange(currentTarget.value)}
        />
      )}
      <Button type="submit" size="lg" block busy={busy} busyLabel={t('factors:busy')}>
        {t('factors:confirm')}
      </Button>
    </form>
  )
}
