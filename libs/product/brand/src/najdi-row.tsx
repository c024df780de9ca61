import { trianglePath } from '@rafiq/ui'
import { clsx } from 'clsx'
import { useId } from 'react'

/** A fine row of openings across the width, for under the header. Ornament only. */
export function NajdiRow({ className }: { className?: string | undefined }) {
  const id = useId()
  return (
    <svg aria-hidden="true" width="100%" height="9" className={clsx('block text-palm', className)}>
      <defs>
        <pattern id={id} width="24" height="9" patternUnits="userSpaceOnUse">
          <path d={trianglePath(12, 7, 7)} fill="currentColor" opacity="0.4" />
          <path d="M0 8.5h24" className="stroke-line" />
        </pattern>
      </defs>
      <rect width="100%" height="9" fill={`url(#${id})`} />
    </svg>
  )
}
