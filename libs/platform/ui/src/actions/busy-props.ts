import type { MouseEventHandler } from 'react'

/**
 * What a button is while it is at work: aria-disabled and not disabled, which would drop the focus to the top of the page, so
 * that its state is spoken where it changes; and a press does nothing.
 */
export const busyProps = (busy: boolean, onClick: MouseEventHandler<HTMLButtonElement> | undefined) => ({
  onClick: ((event) => {
    if (busy) event.preventDefault()
    else onClick?.(event)
  }) satisfies MouseEventHandler<HTMLButtonElement>,
  'aria-disabled': busy || undefined,
  'aria-busy': busy || undefined,
})
