import type { Agreement } from '@rafiq/contracts/chat'
import { announce, errorText, useFormat } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { Button, Callout, Check } from '@rafiq/ui'
import { useEffect, useRef } from 'react'
import { useApproveAgreement } from '../../shared/agreements/agreement-query.ts'
import { agreedAtOf } from './agreed-at.ts'

/** Who approved the newest version, and the own approval to give or take back. */
export function Approval({ agreement, name }: { agreement: Agreement; name: string }) {
  const { t } = useTranslation(['agreement', 'common'])
  const { date } = useFormat()
  const { version, ownApprovedAt, otherApprovedAt } = agreement
  const approve = useApproveAgreement(agreement.chatRoomId)
  const agreedAt = agreedAtOf(agreement)
  const outcome = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The button that was pressed is gone, and the focus with it.
    if (approve.isSuccess && agreedAt && document.activeElement === document.body)
      outcome.current?.focus({ preventScroll: true })
  }, [approve.isSuccess, agreedAt])
  if (agreedAt) {
    return (
      <div ref={outcome} tabIndex={-1}>
        <Callout
          tone="success"
          role="status"
          title={t('agreement:approval.agreed', { date: date(agreedAt) })}
        >
          {t('agreement:approval.agreedHint')}
        </Callout>
      </div>
    )
  }
  const give = (approved: boolean) =>
    approve.mutateAsync({ version, approved }).then(
      () => announce(t(approved ? 'agreement:approval.approved' : 'agreement:approval.takenBack')),
      () => undefined,
    )
  const state = ownApprovedAt ? 'own' : otherApprovedAt ? 'other' : 'nobody'
  const rejection = approve.error && t('agreement:approval.failed', { reason: errorText(approve.error, t) })
  return (
    <section
      aria-label={t('agreement:approval.title')}
      className="rounded-card border border-line bg-raised p-5 sm:p-6"
    >
      <p role="status">{t(`agreement:approval.${state}`, { name })}</p>
      <p className="text-sm text-soft">{t('agreement:approval.hint')}</p>
      <p role="alert" className="mt-2 text-sm text-clay empty:hidden">
        {!approve.isPending && rejection}
      </p>
      <Button
        variant={ownApprovedAt ? 'quiet' : 'primary'}
        className={ownApprovedAt ? '-ms-3 mt-1 px-3!' : 'mt-3'}
        icon={ownApprovedAt ? undefined : <Check aria-hidden="true" />}
        busy={approve.isPending}
        // Where an approval was given it can be taken back: not by the second press of a double one.
        onClick={({ detail }) => detail < 2 && void give(!ownApprovedAt)}
      >
        {ownApprovedAt ? t('agreement:approval.takeBack') : t('agreement:approval.approve', { version })}
      </Button>
    </section>
  )
}
