import { useTranslation } from '@rafiq/platform/i18n'
import { Button } from '@rafiq/ui'
import { useId, useLayoutEffect, useRef, useState } from 'react'

/** Three lines (spec §2), and the rest on demand; in the direction of its own words. */
export function Bio({ text }: { text: string }) {
  const { t } = useTranslation('common')
  const id = useId()
  const paragraph = useRef<HTMLParagraphElement>(null)
  const [open, setOpen] = useState(false)
  const [cut, setCut] = useState(false)
  useLayoutEffect(() => {
    const element = paragraph.current
    if (!element) return
    const measure = () => {
      if (element.classList.contains('line-clamp-3')) setCut(element.scrollHeight > element.clientHeight + 1)
    }
    // It tells of the first size, too, and between layout and paint: a list of cards is not laid out anew for each of them.
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return (
    <div>
      <p
        id={id}
        ref={paragraph}
        dir="auto"
        className={`whitespace-pre-line wrap-anywhere ${open ? '' : 'line-clamp-3'}`}
      >
        {text}
      </p>
      {cut && (
        <Button
          variant="quiet"
          className="-ms-5 mt-1"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          {t(open ? 'card.less' : 'card.more')}
        </Button>
      )}
    </div>
  )
}
