import { errorText, isApiError } from '@rafiq/platform'
import { type TFunction, useTranslation } from '@rafiq/platform/i18n'
import type { RemoteStatus, SeenState } from '@rafiq/platform-contracts'
import { AlertDialog, Callout } from '@rafiq/ui'
import { useState } from 'react'
import { consequences } from './consequences.ts'
import { type Move, seenOf } from './move.ts'
import { useMoveWords } from './use-move-words.ts'
import { useMoves } from './use-moves.ts'

/** A move that was made: where the remote was before it, and where it is now. */
export type Done = { move: Move; before: SeenState; after: SeenState }

/** The registry's own sentence says most; what was not confirmed is no word of its. */
const reasonOf = (error: unknown, t: TFunction): string =>
  (isApiError(error) && error.code !== 'step-up-required' && error.serverMessage) || errorText(error, t)

type MoveDialogProps = {
  status: RemoteStatus
  move: Move
  onClose: () => void
  onDone: (done: Done) => void
}

/**
 * Asks before a move: which remote, which version, what happens to whom. It is decided on what the dialog shows; where
 * somebody moved the remote meanwhile, the dialog says so and asks again about what is live now; of a version that the
 * watch ended it says that, and asks again.
 */
export function MoveDialog({ status, move, onClose, onDone }: MoveDialogProps) {
  const { t } = useTranslation(['releases', 'common'])
  const words = useMoveWords(status.name)
  const [seen, setSeen] = useState(() => seenOf(status))
  const { mutateAsync, isPending, error } = useMoves(status.name)
  const ended = isApiError(error) && error.code === 'version-ended'
  const conflict = isApiError(error) && error.status === 409 && !ended
  const stale = conflict && JSON.stringify(seen) !== JSON.stringify(seenOf(status))

  const confirm = async () => {
    // What the notice has just shown is what is decided on now.
    const decided = stale ? seenOf(status) : seen
    setSeen(decided)
    const after = await mutateAsync({ steps: [move], seen: decided, confirmed: ended }).catch(() => null)
    if (!after) return
    onDone({ move, before: decided, after: seenOf(after) })
    onClose()
  }

  const effects = consequences(move, stale ? seenOf(status) : seen)
  return (
    <AlertDialog
      open
      onOpenChange={(open) => !open && !isPending && onClose()}
      title={words.question(move)}
      description={t('moves.lead')}
      confirmLabel={ended ? t('moves.endedConfirm') : words.confirm(move)}
      cancelLabel={t('common:words.cancel')}
      tone={move.kind === 'disable' || move.kind === 'rollback' ? 'danger' : 'primary'}
      busy={isPending}
      busyLabel={t('moves.busy')}
      onConfirm={confirm}
    >
      <ul className="list-disc space-y-2 ps-5 marker:text-palm">
        {effects.map((effect) => (
          <li key={effect.key}>{words.effect(effect)}</li>
        ))}
        <li>{t('moves.effects.open')}</li>
      </ul>
      {error && !isPending && (
        <Callout
          tone={conflict || ended ? 'amber' : 'danger'}
          role="alert"
          title={t(ended ? 'moves.ended' : conflict ? 'moves.conflict' : 'moves.failed')}
        >
          {ended ? t('moves.endedText') : conflict ? t('moves.conflictText') : reasonOf(error, t)}
        </Callout>
      )}
    </AlertDialog>
  )
}
