import { useFormat } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import type { RemoteStatus } from '@rafiq/platform-contracts'
import { Button, ChoiceGroup, Dialog, DialogClose } from '@rafiq/ui'
import { useState } from 'react'
import { isolate } from '../../shared/values.tsx'
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

/** Whole percent: small steps at first, where a fault costs least. */
const shares = [1, 5, 10, 25, 50, 75]

/** What a canary's share can become; not what it is. */
const canaryShares = (current: number | null): number[] => shares.filter((share) => share !== current)
