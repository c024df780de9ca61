import { paths } from '@rafiq/platform'
import type { RouteObject } from '@rafiq/platform/router'
import { createBrowserRouter } from '@rafiq/platform/shell'
import { PageArea, PageAreaPending, PageLayout } from './features/layout/page-layout.tsx'
import { Offline } from './features/offline/offline.tsx'
import { createDiscovery, rootRouteId } from './features/remotes/discover-routes.ts'
import { Home } from './routes/home.tsx'
import { PageFailure } from './routes/page-failure.tsx'
import { UnexpectedError } from './routes/unexpected-error.tsx'
import { Unmatched } from './routes/unmatched.tsx'
import { requireSession } from './shared/session/require-session.ts'

/** The shell's own pages; everything else belongs to a remote or to nobody. */
export const shellRoutes: RouteObject[] = [
  { index: true, element: <Home /> },
  { path: paths.login, lazy: () => import(/* webpackChunkName: "login" */ './routes/login.tsx') },
  {
    path: paths.testLogin,
    lazy: () => import(/* webpackChunkName: "test-login" */ './routes/test-login.tsx'),
  },
  { path: paths.support, lazy: () => import(/* webpackChunkName: "support" */ './routes/support.tsx') },
  { path: paths.safety, lazy: () => import(/* webpackChunkName: "safety" */ './routes/safety.tsx') },
  { path: paths.terms, lazy: () => import(/* webpackChunkName: "terms" */ './routes/terms.tsx') },
  { path: paths.privacy, lazy: () => import(/* webpackChunkName: "privacy" */ './routes/privacy.tsx') },
]

/**
 * The frame is a route of its own, above the one that waits: it stays the same frame from the first paint on, whatever
 * the page's remote takes. Remotes are patched in below the waiting one.
 */
export const createRoutes = (pages: RouteObject[]): RouteObject[] => [
  {
    element: <PageLayout notice={<Offline />} />,
    errorElement: <UnexpectedError />,
    children: [
      {
        id: rootRouteId,
        path: '/',
        element: <PageArea />,
        HydrateFallback: PageAreaPending,
        children: [
          { errorElement: <PageFailure />, children: pages },
          { path: '*', loader: requireSession, element: <Unmatched /> },
        ],
      },
    ],
  },
]

export const createRouter = () =>
  createBrowserRouter(createRoutes(shellRoutes), { patchRoutesOnNavigation: createDiscovery() })
