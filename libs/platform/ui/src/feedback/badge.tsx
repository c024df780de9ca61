import { clsx } from 'clsx'
import type { ReactNode } from 'react'

export type BadgeTone = 'neutral' | 'palm' | 'dusk' | 'amber' | 'clay'

const tones: Record<BadgeTone, string> = {
  neutral: 'bg-sunken text-soft',
  palm: 'bg-palm-tint text-palm',
  dusk: 'bg-dusk-tint text-dusk',
  amber: 'bg-amber-tint text-amber',
  clay: 'bg-clay-tint text-clay',
}

export type BadgeProps = {
  tone?: BadgeTone | undefined
  /** Never colour alone: an icon and a word. */
  icon?: ReactNode
  className?: string | undefined
  children: ReactNode
}

export function Badge({ tone = 'neutral', icon, className, children }: BadgeProps) {
  return (
    <span
      className={clsx(
        'inline-flex min-h-7 items-center gap-1.5 rounded-full px-3 py-0.5 text-sm leading-tight tabular-nums [&_svg]:size-4 [&_svg]:shrink-0',
        tones[tone],
        className,
      )}
    >
      {icon}
      {children}
    </span>
  )
}
