import { RefreshCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../actions/button.tsx'
import { useUi } from '../provider.tsx'
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

/** A part that could not be loaded: spoken at once, with a way to try again. */
export function ErrorState({ title, description, onRetry, busy, level }: ErrorStateProps) {
  const { labels } = useUi()
  const retry = onRetry && (
    <Button variant="secondary" icon={<RefreshCw />} busy={busy} onClick={onRetry}>
      {labels.retry}
    </Button>
  )
  return (
    <div role="alert">
      <EmptyState drawing="lantern" title={title} description={description} action={retry} level={level} />
    </div>
  )
}
