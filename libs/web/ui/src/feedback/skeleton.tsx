import { clsx } from 'clsx'

/** A grey line or block where something will stand. Give it its size by `className`. */
export function Skeleton({ className }: { className?: string | undefined }) {
  return <div aria-hidden="true" className={clsx('animate-pulse rounded-sm bg-sunken', className)} />
}
