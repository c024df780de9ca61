import { useEffect, useRef } from 'react'

/**
 * The heading of what is shown, which takes the focus once another part is shown, not when the page is opened.
 *
 * @param focusOther whether something else on that part took the focus
 */
export function useStepHeading(step: number | null, focusOther: () => boolean = () => false) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    if (!focusOther()) heading.current?.focus({ preventScroll: true })
  }, [step, focusOther])
  return heading
}
