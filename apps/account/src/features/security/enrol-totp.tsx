import type { TotpEnrolment } from '@rafiq/contracts/accounts'
import { CodeField, proofErrorText } from '@rafiq/factors'
import { isApiError } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { useSingleMutation } from '@rafiq/platform/query'
import { Button, Dialog, Ltr } from '@rafiq/ui'
import { type SubmitEvent, useRef, useState } from 'react'
import { encode } from 'uqr'
import { CopyButton } from './copy-button.tsx'
import { confirmTotp } from './factor-calls.ts'

/** In fours, as they are read and typed. */
const grouped = (secret: string) => secret.match(/.{1,4}/g)?.join(' ') ?? secret

type EnrolTotpProps = {
  enrolment: TotpEnrolment
  onDone: (codes: string[] | null) => void
  /** It took too long: it has to begin again. */
  onExpired: (error: unknown) => void
  onClose: () => void
}

/** The secret as a picture and as text, and a first code that shows that the app has it. */
export function EnrolTotp({ enrolment, onDone, onExpired, onClose }: EnrolTotpProps) {
  const { t } = useTranslation(['security', 'common'])
  const { enrolmentId, secret, uri } = enrolment
  const [code, setCode] = useState('')
  const [incomplete, setIncomplete] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const { mutate, isPending, error } = useSingleMutation({
    mutationFn: () => confirmTotp({ enrolmentId, code }),
    onSuccess: ({ recoveryCodes }) => onDone(recoveryCodes),
    onError: (rejection) => {
      const over =
        isApiError(rejection) && ['challenge-expired', 'factor-exists'].includes(rejection.code ?? '')
      if (over) onExpired(rejection)
      else input.current?.select()
    },
  })
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setIncomplete(code.length < 6)
    if (code.length < 6) input.current?.focus()
    else mutate()
  }
  const problem = incomplete ? t('factors:incomplete.totp') : error ? proofErrorText(error, t) : null
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !isPending && onClose()}
      title={t('security:totp.enrolTitle')}
      description={t('security:totp.scan')}
    >
      <QrCode text={uri} label={t('security:totp.picture')} />
      <div className="space-y-3">
        <p className="text-soft">{t('security:totp.byHand')}</p>
        <p className="text-lg font-semibold wrap-anywhere tabular-nums">
          <Ltr>{grouped(secret)}</Ltr>
        </p>
        <CopyButton text={secret} label={t('security:totp.copy')} />
      </div>
      <form noValidate onSubmit={submit} className="space-y-5">
        <CodeField
          ref={input}
          value={code}
          error={problem}
          onValueChange={(value) => {
            setCode(value)
            setIncomplete(false)
          }}
        />
        <p className="text-sm text-soft">{t('security:next.adding.staff')}</p>
        <Button type="submit" size="lg" block busy={isPending} busyLabel={t('factors:busy')}>
          {t('security:totp.confirm')}
        </Button>
      </form>
    </Dialog>
  )
}

/** A QR code, dark on white in every light, with the white margin that readers need. */
function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: 4 })
  const squares = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="mx-auto block w-full max-w-56 rounded-control"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={squares.join('')} fill="#000" />
    </svg>
  )
}
