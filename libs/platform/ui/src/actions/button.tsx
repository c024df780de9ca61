import type { ComponentProps, ReactNode } from 'react'
import { busyProps } from './busy-props.ts'
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
  return (
    <button
      type="button"
      {...rest}
      {...busyProps(busy, onClick)}
      className={buttonClass({ variant, size, block, className })}
    >
      {busy ? <Spinner /> : icon}
      {busy ? (busyLabel ?? children) : children}
    </button>
  )
}
