import { trianglePath } from '@rafiq/ui'
import { clsx } from 'clsx'

/** Openings in the ring and the width of each, in hundredths of its diameter: fewer and larger in the small size. */
const rings = { md: { openings: 24, width: 8.4 }, lg: { openings: 32, width: 6.2 } } as const

export type ScoreRingProps = {
  /** 0 to 100. */
  value: number
  /** What a screen reader says, number included ("87% compatible"). */
  label: string
  /** The number as it is shown; `87%` by default. */
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
  const { openings, width } = rings[size]
  const lit = Math.round(share * openings)
  const angles = Array.from({ length: openings }, (_, index) => (index * 360) / openings)
  const large = size === 'lg'
  return (
    <div
      role="img"
      aria-label={label}
      className={clsx(
        'relative grid shrink-0 place-items-center',
        large ? 'aspect-square w-32 max-w-full' : 'size-19',
        className,
      )}
    >
      <svg viewBox="0 0 100 100" aria-hidden="true" className="absolute inset-0 size-full">
        {angles.map((angle, index) => (
          <path
            key={angle}
            d={trianglePath(50, 2 + width, width)}
            transform={`rotate(${angle} 50 50)`}
            className={index < lit ? 'fill-palm' : 'fill-line'}
          />
        ))}
      </svg>
      <span aria-hidden="true" className="relative text-center leading-none">
        <span
          className={clsx(
            'block font-semibold text-palm tabular-nums',
            large ? 'text-3xl/none' : 'text-base/none',
          )}
        >
          <bdi dir="ltr">{text ?? `${Math.round(share * 100)}%`}</bdi>
        </span>
        {large && caption && <span className="mt-2 block text-sm/none text-soft">{caption}</span>}
      </span>
    </div>
  )
}
