import { clsx } from 'clsx'
import * as Radix from 'radix-ui/dropdown-menu'
import type { ReactElement, ReactNode } from 'react'
import { useUi } from '../provider.tsx'
import { popoverRoom } from './popover-room.ts'

export type MenuProps = {
  trigger: ReactElement
  /** MenuItem, MenuSeparator, MenuLabel. */
  children: ReactNode
  align?: 'start' | 'end' | undefined
  /** Open from the start: where the press that opens it also had it loaded. */
  defaultOpen?: boolean | undefined
  /** It has closed, and its button has the focus again: the moment for a dialog that one of its items opens. */
  onClosed?: (() => void) | undefined
}

/**
 * A list of actions and links that a button opens; the page behind it stays scrollable and readable. It is drawn over
 * everything, but stands beside its button: unlike a dialog's, its place is in the landmark that the button is in.
 */
export function Menu({ trigger, children, align = 'end', defaultOpen = false, onClosed }: MenuProps) {
  const { direction } = useUi()
  return (
    <Radix.Root dir={direction} modal={false} defaultOpen={defaultOpen}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Content
        align={align}
        {...(onClosed && { onCloseAutoFocus: onClosed })}
        sideOffset={6}
        collisionPadding={popoverRoom()}
        className="z-70 min-w-56 rounded-control border border-line bg-raised p-1.5 text-ink shadow-soft data-[state=closed]:animate-vanish data-[state=open]:animate-unfold"
      >
        {children}
      </Radix.Content>
    </Radix.Root>
  )
}

export type MenuItemProps = {
  icon?: ReactNode
  tone?: 'normal' | 'danger' | undefined
  disabled?: boolean | undefined
  onSelect?: (() => void) | undefined
  /** The child is the item: `<MenuItem asChild><Link to=… /></MenuItem>`; it brings its own icon. */
  asChild?: boolean | undefined
  children: ReactNode
}

export function MenuItem({
  icon,
  tone = 'normal',
  disabled,
  onSelect,
  asChild = false,
  children,
}: MenuItemProps) {
  return (
    <Radix.Item
      asChild={asChild}
      disabled={disabled ?? false}
      {...(onSelect && { onSelect })}
      className={clsx(
        'flex min-h-11 w-full cursor-pointer items-center gap-3 rounded-sm px-3 py-1.5 no-underline outline-none select-none data-disabled:opacity-55 [&_svg]:size-5 [&_svg]:shrink-0',
        tone === 'danger'
          ? 'text-clay data-highlighted:bg-clay-tint [&_svg]:text-clay'
          : 'text-ink data-highlighted:bg-palm-tint [&_svg]:text-palm',
      )}
    >
      {asChild ? (
        children
      ) : (
        <>
          {icon}
          {children}
        </>
      )}
    </Radix.Item>
  )
}

export const MenuSeparator = () => <Radix.Separator className="mx-2 my-1.5 h-px bg-line" />

export const MenuLabel = ({ children }: { children: ReactNode }) => (
  <Radix.Label className="px-3 py-1.5 text-sm text-soft">{children}</Radix.Label>
)
