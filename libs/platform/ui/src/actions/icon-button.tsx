import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { busyProps } from './busy-props.ts'

export type IconButtonProps = ComponentProps<'button'> & {
  /** Its name, for those who don't see the icon; also its tooltip. */
  label: string
  /** At work: keeps its focus, and does nothing when pressed. */
  busy?: boolean | undefined
}

export function IconButton({ label, busy = false, className, children, onClick, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      {...rest}
      {...busyProps(busy, onClick)}
      className={clsx(
        'inline-grid size-11 shrink-0 place-items-center rounded-control text-soft transition-colors hover:bg-palm-tint hover:text-palm-strong disabled:opacity-55 aria-disabled:opacity-55 [&_svg]:size-5',
        className,
      )}
    >
      {children}
    </button>
  )
}
