import * as Radix from 'radix-ui/alert-dialog'
import type { MouseEvent, ReactElement, ReactNode } from 'react'
import { Button } from '../actions/button.tsx'
import { useUi } from '../provider.tsx'
import { DialogFooter } from './dialog.tsx'
import { DialogBody, overlayClass, sheetClass, titleProps, useFocusReturn } from './dialog-body.tsx'

export type AlertDialogProps = {
  open?: boolean | undefined
  onOpenChange?: ((open: boolean) => void) | undefined
  /** The button that opens it and gets the focus back; leave it out where the dialog opens by itself. */
  trigger?: ReactElement | undefined
  title: ReactNode
  /** What will happen, and whether it can be undone. */
  description: ReactNode
  confirmLabel: ReactNode
  cancelLabel: ReactNode
  /** Closes at once, unless it returns a promise: then the dialog is the caller's to close. */
  onConfirm: () => unknown
  tone?: 'danger' | 'primary' | undefined
  busy?: boolean | undefined
  busyLabel?: ReactNode
  confirmDisabled?: boolean | undefined
  children?: ReactNode
}

/** A question that has to be answered; the focus starts on the way out. */
export function AlertDialog(props: AlertDialogProps) {
  const { open, onOpenChange, trigger, title, description, onConfirm, tone = 'danger', children } = props
  const { portalContainer, direction } = useUi()
  const { trigger: opener, ...focusReturn } = useFocusReturn()
  const confirm = (event: MouseEvent) => {
    if (onConfirm() instanceof Promise) event.preventDefault()
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
          <Radix.Content dir={direction} className={sheetClass} {...focusReturn}>
            <DialogBody className="space-y-3 p-5 sm:p-6">
              <Radix.Title className="text-xl font-semibold wrap-anywhere" {...titleProps(title)} />
              <Radix.Description className="text-soft wrap-anywhere">{description}</Radix.Description>
              {children}
            </DialogBody>
            <DialogFooter>
              <Radix.Action asChild onClick={confirm}>
                <Button
                  variant={tone}
                  busy={props.busy}
                  busyLabel={props.busyLabel}
                  disabled={props.confirmDisabled}
                >
                  {props.confirmLabel}
                </Button>
              </Radix.Action>
              <Radix.Cancel asChild>
                <Button variant="secondary">{props.cancelLabel}</Button>
              </Radix.Cancel>
            </DialogFooter>
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  )
}
