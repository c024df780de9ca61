import type { Virtualizer } from '@tanstack/react-virtual'
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Row } from '../../shared/timeline/timeline-rows.ts'

/** The end moves while rows near it are measured for the first time. */
const framesToEnd = 3

type UseEnd = {
  virtualizer: Virtualizer<HTMLDivElement, HTMLLIElement>
  scroller: RefObject<HTMLDivElement | null>
  rows: readonly Row[]
  /** CSS pixels. */
  threshold: number
}

/**
 * Where the window stands: it opens at the first unread message, or else at the end; it stays at the end when it was
 * there and the window becomes smaller; an own message leads to the end. `atEnd` is null until the window stands.
 */
export function useEnd({ virtualizer, scroller, rows, threshold }: UseEnd) {
  const [atEnd, setAtEnd] = useState<boolean | null>(null)
  const end = useRef(true)
  const placed = useRef(false)
  const lastOwn = rows.at(-1)?.own ? rows.at(-1)?.key : undefined

  // By hand: what scrolls to a row goes on doing so for a while, against whoever scrolls away meanwhile.
  const toEnd = useCallback(() => {
    let frames = framesToEnd
    const step = () => {
      const area = scroller.current
      if (area) area.scrollTop = area.scrollHeight
      frames -= 1
      if (frames > 0) requestAnimationFrame(step)
    }
    step()
  }, [scroller])

  const look = useCallback(() => {
    const area = scroller.current
    if (!area || !placed.current) return
    end.current = area.scrollHeight - area.scrollTop - area.clientHeight <= threshold
    setAtEnd(end.current)
  }, [scroller, threshold])

  useLayoutEffect(() => {
    if (placed.current || rows.length === 0) return
    const unread = rows.findIndex(({ firstUnread }) => firstUnread)
    if (unread > 0) virtualizer.scrollToIndex(unread, { align: 'start' })
    else toEnd()
    // Rows are measured as they are drawn: only then is it known where the end is.
    const frame = requestAnimationFrame(() => {
      placed.current = true
      look()
    })
    return () => cancelAnimationFrame(frame)
  }, [virtualizer, rows, toEnd, look])

  // Rows grow when they are measured, without anybody having scrolled.
  useLayoutEffect(look)

  const known = useRef(lastOwn)
  useLayoutEffect(() => {
    if (lastOwn !== undefined && lastOwn !== known.current && placed.current) toEnd()
    known.current = lastOwn
  }, [lastOwn, toEnd])

  useEffect(() => {
    const area = scroller.current
    if (!area) return
    const observer = new ResizeObserver(() => {
      if (end.current) area.scrollTop = area.scrollHeight
    })
    observer.observe(area)
    return () => observer.disconnect()
  }, [scroller])

  return { atEnd, toEnd, onScroll: look }
}
