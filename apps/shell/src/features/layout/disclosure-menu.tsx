import { useTranslation } from '@rafiq/platform/i18n'
import { useLocation } from '@rafiq/platform/router'
import { useNavigationType } from '@rafiq/platform/shell'
import { Button } from '@rafiq/ui'
import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { CountBadge } from './count-badge.tsx'

type DisclosureMenuProps = {
  /** The button's name. */
  label: string
  icon: ReactNode
  /** Shown beside the icon where there is room. */
  text?: string
  /** How many things wait in the list, where the list is the only way to them: on a phone. */
  count?: number
  className?: string
  children: ReactNode
}

/**
 * A button that opens a list of links under it. Closes on Escape, on a press elsewhere or on what is in it, when the
 * focus leaves it and on going back. One opened while a page is still coming stays open when that page arrives.
 */
export function DisclosureMenu({ label, icon, text, count = 0, className, children }: DisclosureMenuProps) {
  const [open, setOpen] = useState(false)
  const area = useRef<HTMLDivElement>(null)
  const id = useId()
  const { key } = useLocation()
  const wentBack = useNavigationType() === 'POP'
  const { t } = useTranslation('shell')
  const name = text ? `${label}: ${text}` : label

  const shownAt = useRef(key)
  useEffect(() => {
    // The first page counts as a step back, too, and its menu may be opened before this runs.
    if (shownAt.current === key) return
    shownAt.current = key
    if (wentBack) setOpen(false)
  }, [key, wentBack])
  // It may have been opened before the application took the page over.
  useEffect(() => {
    if (area.current?.querySelector('[aria-expanded="true"]')) setOpen(true)
  }, [])
  useEffect(() => {
    if (!open) return
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !area.current?.contains(target)) setOpen(false)
    }
    document.addEventListener('pointerdown', closeOutside)
    document.addEventListener('focusin', closeOutside)
    return () => {
      document.removeEventListener('pointerdown', closeOutside)
      document.removeEventListener('focusin', closeOutside)
    }
  }, [open])

  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return
    setOpen(false)
    area.current?.querySelector('button')?.focus()
  }

  const closeOnChoice = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a, button')) setOpen(false)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only listens for Escape on its way up
    <div ref={area} className={`relative ${className ?? ''}`} onKeyDown={closeOnEscape}>
      <Button
        variant="quiet"
        icon={icon}
        aria-label={count > 0 ? t('header.unread', { label: name, count }) : name}
        aria-expanded={open}
        aria-controls={id}
        className="px-3!"
        onClick={() => setOpen(!open)}
      >
        {text && <span className="max-w-32 truncate max-sm:sr-only">{text}</span>}
        <CountBadge count={count} className="absolute end-1.5 top-0 lg:hidden" />
      </Button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: hears the links and buttons in it */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a key on one of them is a click as well */}
      <div
        id={id}
        hidden={!open}
        onClick={closeOnChoice}
        className="absolute end-0 top-full z-50 mt-1 max-h-[calc(100dvh-5rem)] w-60 max-w-[calc(100vw-2rem)] animate-unfold overflow-y-auto rounded-card border border-line bg-raised p-2 shadow-soft"
      >
        {children}
      </div>
    </div>
  )
}
