import './texts.ts'
import type { AccountSecurity, TotpEnrolment } from '@rafiq/contracts/accounts'
import { useFormat } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { useSingleMutation } from '@rafiq/platform/query'
import { AlertDialog, Button, CircleCheck, Section } from '@rafiq/ui'
import { useState } from 'react'
import { EnrolTotp } from './enrol-totp.tsx'
import { beginTotp, removeTotp } from './factor-calls.ts'
import { useFactorChange } from './use-factor-change.ts'

type AuthenticatorProps = { totp: AccountSecurity['totp']; onCodes: (codes: string[]) => void }

/** The authenticator app of somebody on the team: set up, or taken away. */
export function Authenticator({ totp, onCodes }: AuthenticatorProps) {
  const { t } = useTranslation('security')
  return (
    <Section title={t('security:totp.title')} lead={t('security:totp.lead')}>
      {totp ? <InUse totp={totp} /> : <SetUp onCodes={onCodes} />}
    </Section>
  )
}

function SetUp({ onCodes }: Pick<AuthenticatorProps, 'onCodes'>) {
  const { t } = useTranslation('security')
  const [enrolment, setEnrolment] = useState<TotpEnrolment | null>(null)
  const { changed, failed } = useFactorChange()
  const { mutate, isPending } = useSingleMutation({
    mutationFn: beginTotp,
    onSuccess: setEnrolment,
    onError: (error) => failed(t('security:totp.failed'), error),
  })
  const close = () => setEnrolment(null)
  return (
    <>
      <Button variant="secondary" busy={isPending} onClick={() => mutate()}>
        {t('security:totp.setUp')}
      </Button>
      {enrolment && (
        <EnrolTotp
          enrolment={enrolment}
          onClose={close}
          onExpired={(error) => {
            close()
            failed(t('security:totp.failed'), error)
          }}
          onDone={(codes) => {
            close()
            changed(t('security:totp.added'), t('security:next.added.staff'))
            if (codes) onCodes(codes)
          }}
        />
      )}
    </>
  )
}

function InUse({ totp: { createdAt, lastUsedAt } }: { totp: NonNullable<AccountSecurity['totp']> }) {
  const { t } = useTranslation(['security', 'common'])
  const { date } = useFormat()
  const [open, setOpen] = useState(false)
  const { changed, failed } = useFactorChange()
  const { mutateAsync, isPending } = useSingleMutation({
    mutationFn: removeTotp,
    onSuccess: () => {
      setOpen(false)
      changed(t('security:totp.removed'), t('security:next.removed'))
    },
    onError: (error) => failed(t('security:totp.removeFailed'), error),
  })
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p className="flex min-w-0 gap-3">
        <CircleCheck aria-hidden="true" className="mt-1 size-5 shrink-0 text-palm" />
        <span>
          <span className="font-semibold">{t('security:totp.inUse')}</span>
          <span className="block text-sm text-soft">
            {t('security:since', { date: date(createdAt) })}
            {lastUsedAt !== null && ` · ${t('security:lastUsed', { date: date(lastUsedAt) })}`}
          </span>
        </span>
      </p>
      <AlertDialog
        open={open}
        onOpenChange={(next) => !isPending && setOpen(next)}
        trigger={<Button variant="secondary">{t('security:totp.remove')}</Button>}
        title={t('security:totp.removeTitle')}
        description={t('security:totp.removeText')}
        confirmLabel={t('security:removeConfirm')}
        cancelLabel={t('common:words.cancel')}
        busy={isPending}
        onConfirm={() => mutateAsync().catch(() => undefined)}
      />
    </div>
  )
}
