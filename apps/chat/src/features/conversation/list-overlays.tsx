import { useFormat } from '@rafiq/platform'
import { useTranslation } from '@rafiq/platform/i18n'
import { ArrowDown, Button, Spinner } from '@rafiq/ui'
import { useState } from 'react'
import type { Row } from '../../shared/timeline/timeline-rows.ts'

type OlderNoteProps = { state: 'idle' | 'loading' | 'failed'; onRetry: () => void }

/** Over the window's upper edge, so that nothing moves when it comes and goes. */
export function OlderNote({ state, onRetry }: OlderNoteProps) {
  const { t } = useTranslation(['chat', 'common'])
  if (state === 'idle') return null
  return (
    <div
      role="status"
      className="absolute inset-x-0 top-2 mx-auto flex w-fit animate-appear items-center gap-2 rounded-full border border-line bg-raised px-4 py-1.5 text-sm text-soft shadow-soft"
    >
      {state === 'loading' ? (
        <>
          <Spinner className="size-4! text-palm" />
          {t('room.loadingOlder')}
        </>
      ) : (
        <>
          {t('room.olderFailed')}
          <Button variant="quiet" className="-my-1.5 -me-3 px-3!" onClick={onRetry}>
            {t('common:words.retry')}
          </Button>
        </>
      )}
    </div>
  )
}

type JumpToLatestProps = { atEnd: boolean | null; rows: readonly Row[]; me: string; onJump: () => void }

/** Back to the end, with how many messages came meanwhile. */
export function JumpToLatest({ atEnd, rows, me, onJump }: JumpToLatestProps) {
  const { t } = useTranslation('chat')
  const { number } = useFormat()
  const last = rows.findLast(({ message }) => message)?.message?.sequence ?? 0
  const [seen, setSeen] = useState(last)
  if (atEnd && seen !== last) setSeen(last)
  if (atEnd !== false) return null
  const news = rows.filter(
    ({ message }) => message && message.sequence > seen && message.senderId !== me,
  ).length
  return (
    <button
      type="button"
      aria-label={news > 0 ? t('room.toLatestNew', { count: news }) : t('room.toLatest')}
      onClick={onJump}
      className="absolute end-4 bottom-4 inline-flex min-h-11 min-w-11 animate-rise items-center justify-center gap-1.5 rounded-full border border-edge bg-raised px-3 text-palm shadow-soft hover:bg-palm-tint"
    >
      <ArrowDown aria-hidden="true" className="size-5" />
      {news > 0 && <span className="font-semibold tabular-nums">{number(news)}</span>}
    </button>
  )
}
