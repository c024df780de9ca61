import { isApiError } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import type { RemoteStatus, SeenState } from '@rafiq/platform-contracts'
import { AlertDialog, Callout, TextArea } from '@rafiq/ui'
import { useState } from 'react'
import { reasonOf } from '../../shared/reason-of.ts'
import { consequences } from './consequences.ts'
import { type Move, seenOf } from './move.ts'
import { useMoveWords } from './use-move-words.ts'
import { useMoves } from './use-moves.ts'

/** A move that was made: where the remote was before it, and where it is now. */
export type Done = { move: Move; before: SeenState; after: SeenState }

/** What the registry wants to be told twice, by the code of its refusal. */
const questions: Partial<Record<string, 'ended' | 'nothing'>> = {
  'version-ended': 'ended',
  'nothing-before': 'nothing',
}

const questionOf = (error: unknown) => (isApiError(error) ? (questions[error.code ?? ''] ?? null) : null)

const dangerous: ReadonlySet<Move['kind']> = new Set(['disable', 'rollback', 'yank'])

/** As many characters as the registry keeps. */
const longest = 300

type MoveDialogProps = {
  status: RemoteStatus
  move: Move
  onClose: () => void
  onDone: (done: Done) => void
}

/**
 * Asks before a move: which remote, which version, what happens to whom. It is decided on what the dialog shows; where
 * somebody moved the remote meanwhile, the dialog says so and asks again about what is live now; where the registry has a
 * question of its own, it is asked too.
 */
export function MoveDialog({ status, move, onClose, onDone }: MoveDialogProps) {
  const { t } = useTranslation(['releases', 'common'])
  const words = useMoveWords(status.name)
  const [seen, setSeen] = useState(() => seenOf(status))
  const { mutateAsync, isPending, error } = useMoves(status.name)
  const question = questionOf(error)
  const [reason, setReason] = useState('')
  const [missing, setMissing] = useState(false)
  const conflict = isApiError(error) && error.status === 409 && question === null
  const stale = conflict && JSON.stringify(seen) !== JSON.stringify(seenOf(status))

  const confirm = async () => {
    if (move.kind === 'yank' && reason.trim() === '') return setMissing(true)
    // What the notice has just shown is what is decided on now.
    const decided = stale ? seenOf(status) : seen
    setSeen(decided)
    const after = await mutateAsync({
      steps: [move],
      seen: decided,
      confirmed: question !== null,
      reason,
    }).catch(() => null)
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
      confirmLabel={question ? t(`moves.asks.${question}.confirm`) : words.confirm(move)}
      cancelLabel={t('common:words.cancel')}
      tone={dangerous.has(move.kind) ? 'danger' : 'primary'}
      busy={isPending}
      busyLabel={t('moves.busy')}
      onConfirm={confirm}
    >
      <ul className="list-disc space-y-2 ps-5 marker:text-palm">
        {effects.map((effect) => (
          <li key={effect.key}>{words.effect(effect)}</li>
        ))}
        {move.kind !== 'yank' && <li>{t('moves.effects.open')}</li>}
      </ul>
      {move.kind === 'yank' && (
        <TextArea
          label={t('moves.reason')}
          hint={t('moves.reasonHint')}
          maxLength={longest}
          required
          value={reason}
          error={missing && reason.trim() === '' ? t('moves.reasonMissing') : undefined}
          onChange={({ target }) => setReason(target.value)}
        />
      )}
      {error && !isPending && (
        <Callout
          tone={conflict || question ? 'amber' : 'danger'}
          role="alert"
          title={t(question ? `moves.asks.${question}.title` : conflict ? 'moves.conflict' : 'moves.failed')}
        >
          {question
            ? t(`moves.asks.${question}.text`)
            : conflict
              ? t('moves.conflictText')
              : reasonOf(error, t)}
        </Callout>
      )}
    </AlertDialog>
  )
}
