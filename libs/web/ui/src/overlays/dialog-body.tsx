import { type ReactNode, useEffect, useRef, useState } from 'react'

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
