import { clsx } from 'clsx'
import type { ComponentProps, ElementType } from 'react'

export type CardProps = ComponentProps<'div'> & {
  /** The element it is: `article` for what stands on its own, `section` with a heading, `li` in a list. */
  as?: ElementType | undefined
  /** `flush` leaves the inner space to its children. */
  flush?: boolean | undefined
}

export function Card({ as: Element = 'div', flush = false, className, ...rest }: CardProps) {
  return (
    <Element
      {...rest}
      className={clsx(
        'rounded-card border border-line bg-raised shadow-soft',
        !flush && 'p-5 sm:p-6',
        className,
      )}
    />
  )
}
