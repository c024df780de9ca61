import { X } from 'lucide-react'
import * as Radix from 'radix-ui/dialog'
import type { ReactElement, ReactNode } from 'react'
import { IconButton } from '../actions/icon-button.tsx'
import { useUi } from '../provider.tsx'
import { DialogBody, overlayClass, sheetClass, titleProps, useFocusReturn } from './dialog-body.tsx'

export type DialogProps = {
  open?: boolean | undefined
  onOpenChange?: ((open: boolean) => void) | undefined
  /** The button that opens it and gets the focus back; leave it out where the dialog opens by itself. */
  trigger?: ReactElement | undefined
  title: ReactNode
  description?: ReactNode
  /** Actions, the main one first; on a phone they are stacked within the thumb's reach. */
  footer?: ReactNode
  children?: ReactNode
}

/** A sheet from the bottom on a phone, a card in the middle elsewhere. */
export function Dialog({ open, onOpenChange, trigger, title, description, footer, children }: DialogProps) {
  const { portalContainer, labels, direction } = useUi()
  const { trigger: opener, ...focusReturn } = useFocusReturn()
  // Itself, which is read out whole: nobody has pressed anything, so a ring around its first button would say nothing.
  const focusItself = (event: Event) => {
    focusReturn.onOpenAutoFocus()
    event.preventDefault()
    if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus({ preventScroll: true })
  }
  return (
    <Radix.Root {...(open !== undefined && { open })} {...(onOpenChange && { onOpenChange })}>
      {trigger && (
        <Radix.Trigger ref={opener} asChild>
          {trigger}
        </Radix.Trigger>
      )}
      <Radix.Portal container={portalContainer}>
        <Radix.Overlay className={overlayClass} data-overlay="">
          <Radix.Content
            dir={direction}
            className={sheetClass}
            {...(!description && { 'aria-describedby': undefined })}
            {...focusReturn}
            {...(!trigger && { onOpenAutoFocus: focusItself })}
          >
            <div className="flex items-start justify-between gap-4 px-5 pt-5 sm:px-6">
              <Radix.Title
                className="min-w-0 pt-1.5 text-xl font-semibold wrap-anywhere"
                {...titleProps(title)}
              />
              <Radix.Close asChild>
                <IconButton label={labels.close} className="-me-2">
                  <X />
                </IconButton>
              </Radix.Close>
            </div>
            <DialogBody className="space-y-4 px-5 pt-2 pb-5 sm:px-6 sm:pb-6">
              {description && (
                <Radix.Description className="text-soft wrap-anywhere">{description}</Radix.Description>
              )}
              {children}
            </DialogBody>
            {footer && <DialogFooter>{footer}</DialogFooter>}
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  )
}

/** Wrap a button to make it close the dialog around it. */
export const DialogClose = ({ children }: { children: ReactElement }) => (
  <Radix.Close asChild>{children}</Radix.Close>
)

export function DialogFooter({ children }: { children: ReactNode }) {
  return (
    <div className="flex flex-col gap-3 border-t border-line px-5 pt-4 pb-[max(1rem,env(safe-area-inset-bottom))] sm:flex-row sm:flex-wrap sm:px-6">
      {children}
    </div>
  )
}
