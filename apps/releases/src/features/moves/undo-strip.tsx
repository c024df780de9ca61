import { errorText, isApiError } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import type { RemoteStatus } from '@rafiq/platform-contracts'
import { Button, Callout } from '@rafiq/ui'
import { useEffect, useRef } from 'react'
import type { Done } from './move-dialog.tsx'
import { stepsBack } from './undo.ts'
import { useMoveWords } from './use-move-words.ts'
import { useMoves } from './use-moves.ts'

type UndoStripProps = {
  status: RemoteStatus
  done: Done
  /** It was undone, or put away. */
  onClose: () => void
}

/** What was just done, for as long as one likes, and the way back. */
export function UndoStrip({ status, done: { move, before, after }, onClose }: UndoStripProps) {
  const { t } = useTranslation(['releases', 'common'])
  const words = useMoveWords(status.name)
  const { mutateAsync, isPending, error } = useMoves(status.name)
  const steps = stepsBack(move.kind, after, before)
  const ref = useRef<HTMLDivElement>(null)
  // The button that asked may be gone with what it offered; where it is not, it gets the focus back after this.
  useEffect(() => ref.current?.focus(), [])
  const undo = async () => {
    const undone = await mutateAsync({ steps: steps ?? [], seen: after, confirmed: true }).catch(() => null)
    if (undone) onClose()
  }
  return (
    <div ref={ref} tabIndex={-1} className="rounded-control">
      <Callout tone="success" role="status" title={words.done(move)}>
        <p>{t('moves.fromNow')}</p>
        {error && !isPending && (
          <p className="mt-2 text-clay">
            {isApiError(error) && error.status === 409
              ? t('moves.undoConflict')
              : t('moves.undoFailed', { reason: errorText(error, t) })}
          </p>
        )}
        <div className="mt-3 flex flex-wrap gap-3">
          {steps !== null && steps.length > 0 && (
            <Button variant="secondary" busy={isPending} busyLabel={t('moves.undoing')} onClick={undo}>
              {t('moves.undo')}
            </Button>
          )}
          <Button variant="quiet" onClick={onClose}>
            {t('common:words.close')}
          </Button>
        </div>
      </Callout>
    </div>
  )
}
