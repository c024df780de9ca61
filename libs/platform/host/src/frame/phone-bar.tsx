import { appScreenStore } from '@rafiq/platform/shell'
import type { ReactNode } from 'react'
import { useStore } from 'zustand'
import { useTyping } from './use-typing.ts'

/**
 * The bar at the bottom of a phone (below 48 rem), for a shell's `BottomBar`: clear of the system's own bar, away while
 * a page is an app's screen. While somebody types with the keyboard of the screen, the style takes it away. What else
 * stands at the bottom stands above it: at `--frame-bottom`.
 */
export function PhoneBar({ label, children }: { label: string; children: ReactNode }) {
  useTyping()
  const appScreen = useStore(appScreenStore, ({ pages }) => pages > 0)
  if (appScreen) return null
  return (
    <nav
      aria-label={label}
      data-phone-bar
      className="sticky bottom-0 z-40 border-t border-line bg-raised pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      {children}
    </nav>
  )
}
