import { announce } from '@rafiq/platform'
import { type ReactNode, useEffect, useRef } from 'react'

type RoomStripProps = { label: string; icon: ReactNode; children: ReactNode; action: ReactNode }

/** A line between the head of a room and its messages: what waits for the member, and the way to it. */
export const RoomStrip = ({ label, icon, children, action }: RoomStripProps) => (
  <section aria-label={label} className="shrink-0 border-b border-line bg-raised px-3 py-2 sm:px-5">
    <div className="mx-auto flex max-w-4xl items-center gap-3">
      <span className="shrink-0 text-palm max-sm:hidden [&_svg]:size-5">{icon}</span>
      <div className="min-w-0 grow text-sm">{children}</div>
      {action}
    </div>
  </section>
)

/**
 * A screen reader announces what changes while the room is open, not how it was found.
 *
 * @param text undefined while nothing was read, empty while nothing waits
 */
export function useNews(text: string | undefined): void {
  const before = useRef(text)
  useEffect(() => {
    if (before.current !== undefined && text && text !== before.current) announce(text)
    before.current = text
  }, [text])
}
