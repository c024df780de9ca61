import { X } from 'lucide-react'
import * as Dialog from 'radix-ui/dialog'
import * as Popover from 'radix-ui/popover'
import { type ReactElement, type ReactNode, useSyncExternalStore } from 'react'
import { IconButton } from '../actions/icon-button.tsx'
import { popoverRoom } from '../overlays/popover-room.ts'
import { useUi } from '../provider.tsx'

type ComboboxSurfaceProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  label: string
  trigger: ReactElement
  children: ReactNode
}

/** The search box and not the close button; on a touch screen the sheet itself, so that no keyboard hides the list. */
function focusSearch(event: Event) {
  const sheet = event.currentTarget
  if (!(sheet instanceof HTMLElement)) return
  event.preventDefault()
  const touch = matchMedia('(pointer: coarse)').matches
  ;(touch ? sheet : (sheet.querySelector('input') ?? sheet)).focus()
}

/** A popover under the control, or the whole screen on a phone, where a keyboard leaves no room for a popover. */
export function ComboboxSurface({ open, onOpenChange, label, trigger, children }: ComboboxSurfaceProps) {
  const { portalContainer, labels, direction } = useUi()
  const wide = useWide()
  if (wide) {
    return (
      <Popover.Root open={open} onOpenChange={onOpenChange}>
        <Popover.Trigger asChild>{trigger}</Popover.Trigger>
        <Popover.Portal container={portalContainer}>
          <Popover.Content
            dir={direction}
            aria-label={label}
            align="start"
            sideOffset={6}
            collisionPadding={popoverRoom()}
            className="z-70 flex max-h-[min(24rem,var(--radix-popover-content-available-height))] w-(--radix-popover-trigger-width) min-w-xs flex-col rounded-control border border-line bg-raised shadow-soft data-[state=closed]:animate-vanish data-[state=open]:animate-unfold"
          >
            {children}
          </Popover.Content>
        </Popover.Portal>
      </Popover.Root>
    )
  }
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Trigger asChild>{trigger}</Dialog.Trigger>
      <Dialog.Portal container={portalContainer}>
        <Dialog.Content
          dir={direction}
          aria-describedby={undefined}
          onOpenAutoFocus={focusSearch}
          data-full-sheet=""
          className="fixed inset-0 z-50 flex h-dvh flex-col bg-raised pb-(--sheet-bottom,0px) data-[state=closed]:animate-vanish data-[state=open]:animate-rise"
        >
          <div className="flex items-center justify-between border-b border-line py-2 ps-5 pe-2">
            <Dialog.Title className="text-lg font-semibold">{label}</Dialog.Title>
            <Dialog.Close asChild>
              <IconButton label={labels.close}>
                <X />
              </IconButton>
            </Dialog.Close>
          </div>
          {children}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

const query = '(min-width: 40rem)'

const subscribe = (changed: () => void) => {
  const list = matchMedia(query)
  list.addEventListener('change', changed)
  return () => list.removeEventListener('change', changed)
}

/** Whether there is room for a list under its control (the `sm` breakpoint). */
const useWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  )
