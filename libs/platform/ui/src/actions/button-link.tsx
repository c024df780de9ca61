import { Root, Slottable } from 'radix-ui/slot'
import type { ComponentProps, ReactNode } from 'react'
import { type ButtonLook, buttonClass } from './button-style.ts'

export type ButtonLinkProps = ComponentProps<'a'> &
  ButtonLook & {
    icon?: ReactNode
    /** Lend the look to the child, which is the link: `<ButtonLink asChild><Link to=… /></ButtonLink>`. */
    asChild?: boolean | undefined
  }

/** A link that looks like a button: it goes somewhere, a Button does something. */
export function ButtonLink(props: ButtonLinkProps) {
  const { variant, size, block, className, icon, asChild = false, children, ...rest } = props
  const Element = asChild ? Root : 'a'
  return (
    <Element {...rest} className={buttonClass({ variant, size, block, className })}>
      {icon}
      <Slottable>{children}</Slottable>
    </Element>
  )
}
