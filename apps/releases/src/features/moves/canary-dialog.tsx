import type { RemoteStatus } from '@rafiq/contracts'
import { useFormat } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { Button, ChoiceGroup, Dialog, DialogClose } from '@rafiq/ui'
import { useState } from 'react'
import { isolate } from '../../shared/isolate.ts'
import { canaryShares } from './canary-shares.ts'
import type { Move } from './move.ts'

type CanaryDialogProps = {
  status: RemoteStatus
  version: string
  onClose: () => void
  /** The question about it comes next. */
  onChoose: (move: Move) => void
}

/** How many visitors get a version before everybody does. */
export function CanaryDialog({ status: { canary }, version, onClose, onChoose }: CanaryDialogProps) {
  const { t } = useTranslation(['releases', 'common'])
  const { percent } = useFormat()
  const current = canary?.version === version ? canary.percent : null
  const [share, setShare] = useState('')
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('canary.title', { version: isolate(version) })}
      description={current === null ? t('canary.lead') : t('canary.leadNow', { share: percent(current) })}
      footer={
        <>
          <Button
            disabled={share === ''}
            onClick={() => onChoose({ kind: 'canary', version, percent: Number(share) })}
          >
            {t('canary.next')}
          </Button>
          <DialogClose>
            <Button variant="secondary">{t('common:words.cancel')}</Button>
          </DialogClose>
        </>
      }
    >
      <ChoiceGroup
        label={t('canary.share')}
        columns={2}
        options={canaryShares(current).map((value) => ({ value: String(value), label: percent(value) }))}
        value={share}
        onValueChange={setShare}
      />
    </Dialog>
  )
}
