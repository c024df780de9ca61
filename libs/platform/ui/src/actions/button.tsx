import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { type ButtonLook, buttonClass } from './button-style.ts'
import { Spinner } from './spinner.tsx'

export type ButtonProps = ComponentProps<'button'> &
  ButtonLook & {
    icon?: ReactNode
    /** At work: keeps its focus and its place, and does nothing when pressed. */
    busy?: boolean | undefined
    /** What it reads meanwhile ("Creating..."). */
    busyLabel?: ReactNode
  }

export function Button(props: ButtonProps) {
  const { variant, size, block, className, icon, busy = false, busyLabel, children, onClick, ...rest } = props
  // aria-disabled and not disabled: a disabled button drops the focus to the top of the page.
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      type="button"
      {...rest}
      onClick={press}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      className={buttonClass({ variant, size, block, className })}
    >
      {busy ? <Spinner /> : icon}
      {busy ? (busyLabel ?? children) : children}
    </button>
  )
}
