import { type ReactNode, useEffect, useRef, useState } from 'react'
import { focusHeading } from '../focus/focus-handover.ts'
import { Breakable } from '../text/breakable.tsx'

/** What scrolls in a dialog. Where it does it takes the focus, so that the keyboard can scroll it in every browser. */
export function DialogBody({ className, children }: { className: string; children: ReactNode }) {
  const { area, content, scrolls } = useScrolls()
  return (
    <div
      ref={area}
      {...(scrolls && { tabIndex: 0 })}
      className="min-h-0 overflow-y-auto focus-visible:-outline-offset-3"
    >
      <div ref={content} className={className}>
        {children}
      </div>
    </div>
  )
}

/** Whether `content` is higher than the `area` that shows it, now and whenever one of them changes its size. */
function useScrolls() {
  const area = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const [scrolls, setScrolls] = useState(false)
  useEffect(() => {
    const [outer, inner] = [area.current, content.current]
    if (!outer || !inner) return
    const look = () => setScrolls(outer.scrollHeight > outer.clientHeight)
    const observer = new ResizeObserver(look)
    observer.observe(outer)
    observer.observe(inner)
    look()
    return () => observer.disconnect()
  }, [])
  return { area, content, scrolls }
}

/**
 * What a dialog's title is made of: an address stands in a line of its own where there is room, and else breaks after its
 * signs, so that neither half a word nor the question mark stands alone. The name is said as one, since tools read a space
 * at each place where it may break.
 */
export const titleProps = (title: ReactNode) =>
  typeof title === 'string' && title.includes('@')
    ? { 'aria-label': title, children: <AddressedTitle text={title} /> }
    : { children: title }

function AddressedTitle({ text }: { text: string }) {
  const [before, address = '', after] = text.split(/(\S+@\S+)/)
  return (
    <>
      {before}
      <span className="inline-block max-w-full">
        <Breakable text={address} />
      </span>
      {after}
    </>
  )
}

/** The veil scrolls, so that a tall dialog is reachable on a short screen. A toast above it says by `--sheet-top` how much room it takes. */
export const overlayClass =
  'fixed inset-0 z-50 grid grid-cols-[minmax(0,1fr)] items-end justify-items-center overflow-y-auto bg-veil data-[state=closed]:animate-vanish data-[state=open]:animate-appear sm:items-center sm:p-6'

export const sheetClass =
  'flex max-h-[min(92dvh,calc(100dvh-var(--sheet-top,0px)))] w-full max-w-form flex-col rounded-t-card border border-line bg-raised text-ink shadow-soft data-[state=closed]:animate-sink data-[state=open]:animate-rise sm:max-h-[min(92dvh,calc(100dvh-2*var(--sheet-top,0px)))] sm:rounded-card'

/**
 * Where the focus goes from a dialog: to its button, or where it opened by itself to what had it before, else to the page's
 * heading. Without it, it would be lost at the top of the document where the button went with what the dialog removed.
 */
export function useFocusReturn() {
  const trigger = useRef<HTMLButtonElement>(null)
  const before = useRef<Element | null>(null)
  return {
    trigger,
    onOpenAutoFocus: () => {
      before.current = trigger.current ?? document.activeElement
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      const target = trigger.current ?? before.current
      if (target instanceof HTMLElement && target.isConnected) target.focus({ preventScroll: true })
      else focusHeading()
    },
  }
}
