import { RefreshCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../actions/button.tsx'
import { focusHandover } from '../focus/focus-handover.ts'
import { useUi } from '../provider.tsx'
import { Callout } from './callout.tsx'
import { EmptyState } from './empty-state.tsx'

export type ErrorStateProps = {
  /** What happened. */
  title: ReactNode
  /** What is safe, and what to do now. */
  description?: ReactNode
  onRetry?: (() => void) | undefined
  busy?: boolean | undefined
  level?: 1 | 2 | 3 | undefined
}

/** A retry that begins or works takes its button away. */
const toHeading = focusHandover()

/** A part that could not be loaded: spoken at once, with a way to try again. */
export function ErrorState({ title, description, onRetry, busy, level }: ErrorStateProps) {
  const { labels } = useUi()
  const retry = onRetry && (
    <Button variant="secondary" icon={<RefreshCw />} busy={busy} onClick={onRetry}>
      {labels.retry}
    </Button>
  )
  return (
    <div ref={toHeading} role="alert">
      <EmptyState drawing="lantern" title={title} description={description} action={retry} level={level} />
    </div>
  )
}

export type ReadErrorProps = {
  /** What could not be read. */
  title: ReactNode
  /** The read that failed; TanStack Query's result is one. */
  read: { error: unknown; isFetching: boolean; refetch: () => unknown }
  /** The sentence below the title, with the reason in it; the reason alone unless told. */
  hint?: ((reason: string) => ReactNode) | undefined
  level?: 1 | 2 | 3 | undefined
}

/** In the place of what could not be read: why, and a way to try again. */
export function ReadError({ title, read: { error, isFetching, refetch }, hint, level }: ReadErrorProps) {
  const reason = useUi().errorText(error)
  return (
    <ErrorState
      level={level}
      title={title}
      description={hint ? hint(reason) : reason}
      busy={isFetching}
      onRetry={() => void refetch()}
    />
  )
}

/** Beside what is there all the same: why the rest, or what is newer, could not be read, and a way to try again. */
export function ReadCallout({
  title,
  read: { error, isFetching, refetch },
  role = 'alert',
}: Pick<ReadErrorProps, 'title' | 'read'> & { role?: 'alert' | 'status' }) {
  const { errorText, labels } = useUi()
  return (
    <Callout tone="amber" role={role} title={title}>
      <p>{errorText(error)}</p>
      <Button
        ref={toHeading}
        variant="secondary"
        className="mt-3"
        icon={<RefreshCw />}
        busy={isFetching}
        onClick={() => void refetch()}
      >
        {labels.retry}
      </Button>
    </Callout>
  )
}
