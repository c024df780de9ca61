import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Spinner } from '../actions/spinner.tsx'

export type LoadingStateProps = {
  /** Spoken while loading ("Loading your account..."); shown too where there are no skeletons. */
  label: string
  /** Skeletons in the shape of what is coming. */
  children?: ReactNode
}

export function LoadingState({ label, children }: LoadingStateProps) {
  return (
    <div>
      <p
        role="status"
        className={children ? 'sr-only' : 'flex items-center justify-center gap-3 py-16 text-soft'}
      >
        {!children && <Spinner className="text-palm" />}
        {label}
      </p>
      {/* Beside the line, not around it: what is busy is not read out. */}
      <div aria-busy="true">{children}</div>
    </div>
  )
}

/** A grey line or block where something will stand. Give it its size by `className`. */
export function Skeleton({ className }: { className?: string | undefined }) {
  return <div aria-hidden="true" className={clsx('animate-pulse rounded-sm bg-sunken', className)} />
}
