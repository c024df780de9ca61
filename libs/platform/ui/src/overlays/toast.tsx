import { CircleAlert, CircleCheck, Info, X } from 'lucide-react'
import * as Radix from 'radix-ui/toast'
import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from '../actions/button.tsx'
import { IconButton } from '../actions/icon-button.tsx'
import { useUi } from '../provider.tsx'
import { Breakable } from '../text/breakable.tsx'

export type ToastTone = 'neutral' | 'success' | 'error'

const marks = {
  neutral: { Icon: Info, color: 'text-palm' },
  success: { Icon: CircleCheck, color: 'text-palm' },
  error: { Icon: CircleAlert, color: 'text-clay' },
} as const

/** Around the app: 5 s in view (10 s with an action), swiped away to the right from 50 px on, in both languages (spec §9). */
export function ToastProvider({ children }: { children: ReactNode }) {
  const { labels } = useUi()
  return (
    <Radix.Provider label={labels.notifications} duration={5000} swipeDirection="right" swipeThreshold={50}>
      {children}
    </Radix.Provider>
  )
}

/**
 * Where toasts appear; F8 brings the focus there. At the bottom, where no title, menu or search is; above what else
 * stands there: the shell says by `--frame-bottom` and `--toast-bottom` how high that is, and by `--toast-top` where it is
 * at the top instead. `--toast-height` says how much room they take while there are any, for what has to make it.
 */
export function ToastViewport() {
  const { labels } = useUi()
  const area = useMeasuredHeight()
  return (
    // Radix puts the key in place of `{hotkey}`, here and nowhere else.
    <Radix.Viewport
      ref={area}
      label={`${labels.notifications} ({hotkey})`}
      hotkey={['F8']}
      className="fixed inset-x-0 print:hidden top-(--toast-top,auto) bottom-[var(--toast-bottom,calc(var(--frame-bottom,env(safe-area-inset-bottom))+1rem))] z-60 mx-auto flex w-full max-w-form flex-col gap-3 px-4"
    />
  )
}

function useMeasuredHeight() {
  const area = useRef<HTMLOListElement>(null)
  useEffect(() => {
    const element = area.current
    if (!element) return
    const { style } = document.documentElement
    const observer = new ResizeObserver(() => {
      // Nothing where there is none: the document is as if there never had been one.
      style.setProperty('--toast-height', element.offsetHeight ? `${element.offsetHeight}px` : '')
    })
    observer.observe(element)
    return () => {
      observer.disconnect()
      style.removeProperty('--toast-height')
    }
  }, [])
  return area
}

/** What has to be read, decided on and reached; milliseconds. */
const actionDuration = 10_000

export type ToastProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  description?: ReactNode
  tone?: ToastTone | undefined
  /** A way to take back what it tells of; it closes the toast. Whoever points at the toast or is in it has no hurry. */
  action?: { label: string; onPress: () => void } | undefined
}

export function Toast({ open, onOpenChange, title, description, tone = 'neutral', action }: ToastProps) {
  const { labels } = useUi()
  const { Icon, color } = marks[tone]
  return (
    <Radix.Root
      open={open}
      onOpenChange={onOpenChange}
      type={tone === 'error' ? 'foreground' : 'background'}
      {...(action && { duration: actionDuration })}
      data-toast=""
      className="flex items-start gap-3 rounded-control border border-line bg-raised py-2 ps-4 pe-1.5 text-ink shadow-soft data-[state=closed]:animate-vanish data-[state=open]:animate-unfold data-[swipe=cancel]:translate-x-0 data-[swipe=cancel]:transition-transform data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)"
    >
      <Icon aria-hidden="true" className={`mt-2.5 size-6 shrink-0 ${color}`} />
      <div className="min-w-0 grow py-2">
        {/* Radix gives screen readers all text in here as one: without the space, two words would become one. */}
        <Radix.Title className="font-semibold">{title}</Radix.Title>{' '}
        {description && (
          <Radix.Description className="text-soft">
            {typeof description === 'string' ? <Breakable text={description} /> : description}
          </Radix.Description>
        )}
        {action && (
          <Radix.Action asChild altText={action.label}>
            <Button variant="secondary" className="mt-3" onClick={action.onPress}>
              {action.label}
            </Button>
          </Radix.Action>
        )}
      </div>
      <Radix.Close asChild>
        <IconButton label={labels.close}>
          <X />
        </IconButton>
      </Radix.Close>
    </Radix.Root>
  )
}
