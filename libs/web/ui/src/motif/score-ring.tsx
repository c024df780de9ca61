import { clsx } from 'clsx'
import { openingPath } from './najdi-opening.ts'

const openings = 36
const angles = Array.from({ length: openings }, (_, index) => (index * 360) / openings)

export type ScoreRingProps = {
  /** 0 to 100. */
  value: number
  /** What a screen reader says, number included ("87% compatible"). */
  label: string
  /** The number as it is shown; `87%` by default, `87٪` where the app formats it so. */
  text?: string | undefined
  /** A word under the number, in the large size only. */
  caption?: string | undefined
  /** `md` is 76 px, `lg` 128 px. */
  size?: 'md' | 'lg' | undefined
  className?: string | undefined
}

/** The compatibility score as a ring of lit openings, from the top clockwise, as clocks run in both languages. */
export function ScoreRing({ value, label, text, caption, size = 'md', className }: ScoreRingProps) {
  const share = Math.min(100, Math.max(0, value)) / 100
  const lit = Math.round(share * openings)
  const large = size === 'lg'
  return (
    <div
      role="img"
      aria-label={label}
      className={clsx('relative grid shrink-0 place-items-center', large ? 'size-32' : 'size-19', className)}
    >
      <svg viewBox="0 0 100 100" aria-hidden="true" className="absolute inset-0 size-full">
        {angles.map((angle, index) => (
          <path
            key={angle}
            d={openingPath(50, 10, 6.6)}
            transform={`rotate(${angle} 50 50)`}
            className={index < lit ? 'fill-palm' : 'fill-line'}
          />
        ))}
        <circle cx="50" cy="50" r="37.5" fill="none" strokeWidth="1" className="stroke-line" />
      </svg>
      <span aria-hidden="true" className="relative text-center leading-none">
        <span className={clsx('block font-semibold text-palm tabular-nums', large ? 'text-3xl' : 'text-lg')}>
          <bdi dir="ltr">{text ?? `${Math.round(share * 100)}%`}</bdi>
        </span>
        {large && caption && <span className="mt-1 block text-sm text-soft">{caption}</span>}
      </span>
    </div>
  )
}
