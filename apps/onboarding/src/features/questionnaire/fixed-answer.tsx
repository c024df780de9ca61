import { Lock } from '@rafiq/ui'
import type { ReactNode } from 'react'

type FixedAnswerProps = {
  label: string
  /** Why it cannot be changed here, and what can be done instead. */
  why: ReactNode
  /** What was refused, where an older page has sent it. */
  error?: string | undefined
  children: ReactNode
}

/** An answer that is shown and cannot be changed. */
export function FixedAnswer({ label, why, error, children }: FixedAnswerProps) {
  return (
    <div>
      <p className="mb-1.5 font-semibold">{label}</p>
      <p className="flex min-h-11 items-center gap-2">
        <Lock aria-hidden="true" className="size-4 shrink-0 text-soft" />
        {children}
      </p>
      <p className="text-sm text-soft">{why}</p>
      {error && (
        <p role="alert" className="mt-1 text-sm text-clay">
          {error}
        </p>
      )}
    </div>
  )
}
