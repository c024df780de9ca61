import { useTranslation } from '@rafiq/platform/i18n'
import { Outlet, useNavigation } from '@rafiq/platform/router'
import { announcerStore, appScreenStore, ScrollRestoration } from '@rafiq/platform/shell'
import { type ReactNode, useRef } from 'react'
import { useStore } from 'zustand'
import { BadgeWatch } from '../navigation/badges.tsx'
import { RestrictedRemotes } from '../navigation/restricted-remotes.tsx'
import { WorkerMessages } from '../navigation/worker-messages.tsx'
import { Offline } from '../offline/offline.tsx'
import { SessionWatch } from '../session/session-watch.tsx'
import { PagePending } from './page-pending.tsx'
import { PreviewBanner } from './preview-banner.tsx'
import { scrollKey } from './scroll-key.ts'
import { useVisibleViewport } from './use-visible-viewport.ts'

const useAppScreenAsked = () => useStore(appScreenStore, ({ pages }) => pages > 0)

/** On phones: what is in sight, and nothing else of the document. */
const appScreenClass =
  'max-md:fixed max-md:inset-x-0 max-md:top-(--visible-top,0px) max-md:h-(--visible-height,100dvh) max-md:min-h-0 max-md:overflow-hidden max-md:pb-[env(safe-area-inset-bottom)]'

/** What stands around a page, unless that is an app's screen. No box of its own: the header sticks to the frame. */
function Surroundings({ children }: { children: ReactNode }) {
  return <div className={useAppScreenAsked() ? 'contents max-md:hidden' : 'contents'}>{children}</div>
}

/** What is of use on a screen only. */
const NotPrinted = ({ children }: { children: ReactNode }) => (
  <div className="contents print:hidden">{children}</div>
)

/** The frame around every page, from the first moment on. */
export function PageLayout({ header, bar }: { header: ReactNode; bar?: ReactNode }) {
  const { t } = useTranslation('host')
  const frame = useRef<HTMLDivElement>(null)
  const appScreen = useAppScreenAsked()
  useVisibleViewport(frame, appScreen)
  return (
    <div
      ref={frame}
      {...(appScreen && { 'data-app-screen': '' })}
      className={`flex min-h-dvh flex-col print:block print:min-h-0 ${appScreen ? appScreenClass : ''}`}
    >
      <a
        href="#main"
        className="sr-only z-50 rounded-control bg-raised px-4 py-2 shadow-soft focus:not-sr-only focus:fixed focus:start-4 focus:top-3"
      >
        {t('host:skip')}
      </a>
      <NotPrinted>
        <PreviewBanner />
        <Surroundings>{header}</Surroundings>
        <PendingBar />
        <Offline />
      </NotPrinted>
      <Outlet />
      <NotPrinted>
        {bar}
        <Announcer />
      </NotPrinted>
    </div>
  )
}

/** What a page stands in once it is there: only then is there an end of the page, and a place to scroll back to. */
export const PageArea = ({ footer }: { footer: ReactNode }) => (
  <>
    <Main>
      <Outlet />
    </Main>
    <NotPrinted>
      <Surroundings>{footer}</Surroundings>
    </NotPrinted>
    <SessionWatch />
    <WorkerMessages />
    <BadgeWatch />
    <RestrictedRemotes />
    <ScrollRestoration getKey={scrollKey} />
  </>
)

/** Before that: as tall as a page, so that neither the scroll bar nor a footer moves when it comes. */
export const PageAreaPending = () => (
  <Main className="min-h-dvh">
    <PagePending />
  </Main>
)

function Main({ className = '', children }: { className?: string; children: ReactNode }) {
  // A remote's own element stands between, and would be as high as what is in it.
  const room = useAppScreenAsked() ? 'max-md:min-h-0 max-md:[&>[data-remote]]:contents' : ''
  return (
    <main
      id="main"
      tabIndex={-1}
      className={`flex grow flex-col outline-none print:block ${className} ${room}`}
    >
      {children}
    </main>
  )
}

/** The polite live region that `announce` speaks through. */
function Announcer() {
  const text = useStore(announcerStore, (state) => state.text)
  return (
    <div aria-live="polite" className="sr-only">
      {text}
    </div>
  )
}

/** While the next page loads, the current one stays and this says so. */
function PendingBar() {
  const { t } = useTranslation('host')
  const pending = useNavigation().state !== 'idle'
  return (
    <div role="status" className="pointer-events-none sticky top-16 z-30 h-0">
      {pending && (
        <>
          <span className="sr-only">{t('host:pending')}</span>
          <div className="h-0.75 animate-pulse bg-palm" />
        </>
      )}
    </div>
  )
}
