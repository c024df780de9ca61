import { clsx } from 'clsx'
import { cups, door, house, key, lantern, letter } from './drawings.tsx'

const drawings = { house, door, letter, cups, key, lantern } as const

export type DrawingName = keyof typeof drawings

/** Our own line drawings, ornament only: the words beside them say it. */
export function Drawing({ name, className }: { name: DrawingName; className?: string | undefined }) {
  return (
    <svg
      viewBox="0 0 160 120"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={clsx('h-30 w-40 text-palm', className)}
    >
      {drawings[name]}
    </svg>
  )
}
