import { announcerStore } from '@rafiq/platform/shell'
import { useStore } from 'zustand'

/** The polite live region that `announce` speaks through. */
export function Announcer() {
  const text = useStore(announcerStore, (state) => state.text)
  return (
    <div aria-live="polite" className="sr-only">
      {text}
    </div>
  )
}
