import { useTranslation } from '@rafiq/platform/i18n'
import { useLocation } from '@rafiq/platform/router'
import { Button } from '@rafiq/ui'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
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
 * A button that opens a list of links under it. Closes on Escape, on a press elsewhere, when the focus leaves it and
 * when the page changes.
 */
export function DisclosureMenu({ label, icon, text, count = 0, className, children }: DisclosureMenuProps) {
  const [open, setOpen] = useState(false)
  const area = useRef<HTMLDivElement>(null)
  const id = useId()
  const { key } = useLocation()
  const { t } = useTranslation('shell')
  const name = text ? `${label}: ${text}` : label

  // biome-ignore lint/correctness/useExhaustiveDependencies: closes whenever the page changes
  useEffect(() => setOpen(false), [key])
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
      <div
        id={id}
        hidden={!open}
        className="absolute end-0 top-full z-50 mt-1 w-60 animate-unfold rounded-card border border-line bg-raised p-2 shadow-soft"
      >
        {children}
      </div>
    </div>
  )
}
