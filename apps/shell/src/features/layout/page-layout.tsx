import { useTranslation } from '@rafiq/platform/i18n'
import { Outlet } from '@rafiq/platform/router'
import { ScrollRestoration } from '@rafiq/platform/shell'
import type { ReactNode } from 'react'
import { SessionWatch } from '../../shared/session/session-watch.tsx'
import { Announcer } from './announcer.tsx'
import { BadgeWatch } from './badge-watch.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { PagePending } from './page-pending.tsx'
import { PendingBar } from './pending-bar.tsx'
import { PreviewBanner } from './preview-banner.tsx'
import { scrollKey } from './scroll-key.ts'
import { StaffRemotes } from './staff-remotes.tsx'

/** The frame around every page, from the first moment on; `notice` stands between header and page. */
export function PageLayout({ notice }: { notice?: ReactNode }) {
  const { t } = useTranslation('shell')
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className="sr-only z-50 rounded-control bg-raised px-4 py-2 shadow-soft focus:not-sr-only focus:fixed focus:start-4 focus:top-3"
      >
        {t('skip')}
      </a>
      <PreviewBanner />
      <Header />
      <PendingBar />
      {notice}
      <Outlet />
      <Announcer />
    </div>
  )
}

/** What a page stands in once it is there: only then is there an end of the page, and a place to scroll back to. */
export const PageArea = () => (
  <>
    <Main>
      <Outlet />
    </Main>
    <Footer />
    <SessionWatch />
    <BadgeWatch />
    <StaffRemotes />
    <ScrollRestoration getKey={scrollKey} />
  </>
)

/** Before that: as tall as a page, so that neither the scroll bar nor a footer moves when it comes. */
export const PageAreaPending = () => (
  <Main className="min-h-dvh">
    <PagePending />
  </Main>
)

const Main = ({ className, children }: { className?: string; children: ReactNode }) => (
  <main id="main" tabIndex={-1} className={`flex grow flex-col outline-none ${className ?? ''}`}>
    {children}
  </main>
)
