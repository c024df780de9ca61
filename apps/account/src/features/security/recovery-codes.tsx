import './texts.ts'
import { limits } from '@rafiq/contracts'
import { useTranslation } from '@rafiq/platform/i18n'
import { useSingleMutation } from '@rafiq/platform/query'
import { AlertDialog, Button, Callout, Section } from '@rafiq/ui'
import { useState } from 'react'
import { makeRecoveryCodes } from './factor-calls.ts'
import { useFactorChange } from './use-factor-change.ts'

type RecoveryCodesProps = { left: number; onCodes: (codes: string[]) => void }

/** For the day the phone is lost: how many codes are left, and new ones. */
export function RecoveryCodes({ left, onCodes }: RecoveryCodesProps) {
  const { t } = useTranslation(['security', 'common'])
  const [open, setOpen] = useState(false)
  const { changed, failed } = useFactorChange()
  const { mutateAsync, isPending } = useSingleMutation({
    mutationFn: makeRecoveryCodes,
    onSuccess: ({ recoveryCodes }) => {
      setOpen(false)
      changed(t('security:codes.made'), t('security:next.codes'))
      onCodes(recoveryCodes)
    },
    onError: (error) => failed(t('security:codes.failed'), error),
  })
  const few = left < limits.factors.fewRecoveryCodes
  return (
    <Section title={t('security:codes.title')} lead={t('security:codes.lead')}>
      {few ? (
        <Callout tone="amber" className="mb-5" title={t('security:codes.left', { count: left })}>
          {t('security:codes.few')}
        </Callout>
      ) : (
        <p className="mb-5 font-semibold">{t('security:codes.left', { count: left })}</p>
      )}
      <AlertDialog
        open={open}
        onOpenChange={(next) => !isPending && setOpen(next)}
        trigger={<Button variant="secondary">{t('security:codes.make')}</Button>}
        tone="primary"
        title={t('security:codes.makeTitle')}
        description={t('security:codes.makeText')}
        confirmLabel={t('security:codes.makeConfirm')}
        cancelLabel={t('common:words.cancel')}
        busy={isPending}
        onConfirm={() => mutateAsync().catch(() => undefined)}
      />
    </Section>
  )
}
