import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Drawing, type DrawingName } from '../motif/drawings.tsx'

export type EmptyStateProps = {
  drawing?: DrawingName | undefined
  title: ReactNode
  description?: ReactNode
  /** The way on. */
  action?: ReactNode
  /** The heading's level in its page. */
  level?: 1 | 2 | 3 | undefined
  className?: string | undefined
}

export function EmptyState({
  drawing = 'house',
  title,
  description,
  action,
  level = 2,
  className,
}: EmptyStateProps) {
  const Heading = `h${level}` as const
  return (
    <div
      className={clsx(
        'mx-auto flex max-w-form flex-col items-center gap-3 px-4 py-12 text-center',
        className,
      )}
    >
      <Drawing name={drawing} className="mb-3" />
      <Heading {...(level === 1 && { tabIndex: -1 })} className="text-xl font-semibold">
        {title}
      </Heading>
      {description && <p className="text-soft">{description}</p>}
      {action && <div className="mt-4 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  )
}
