import type { RouteObject } from '@rafiq/platform/router'
import { createBrowserRouter } from '@rafiq/platform/shell'
import { PageFailure } from './frame/page-failure.tsx'
import { PageArea, PageAreaPending, PageLayout } from './frame/page-layout.tsx'
import { Unmatched } from './frame/unmatched.tsx'
import { createDiscovery, rootRouteId } from './remotes/discover-routes.ts'
import { requireSession } from './session/require-session.ts'
import type { ShellDefinition } from './shell-definition.ts'
import type { PageData } from './start/load-page.ts'

/**
 * The frame is a route of its own, above the one that waits: it stays the same frame from the first paint on, whatever
 * the page's remote takes. Remotes are patched in below the waiting one.
 */
export function createRoutes(shell: ShellDefinition): RouteObject[] {
  const { Header, Footer, BottomBar, NotFound, AccessDenied, UnexpectedError } = shell
  return [
    {
      element: <PageLayout header={<Header />} bar={BottomBar && <BottomBar />} />,
      errorElement: <UnexpectedError />,
      children: [
        {
          id: rootRouteId,
          path: '/',
          element: <PageArea footer={<Footer />} />,
          HydrateFallback: PageAreaPending,
          children: [
            { errorElement: <PageFailure />, children: shell.routes },
            {
              path: '*',
              loader: requireSession,
              element: <Unmatched notFound={<NotFound />} accessDenied={<AccessDenied />} />,
            },
          ],
        },
      ],
    },
  ]
}

/**
 * @param loaded of a page that the document has already, even if it is nothing: with data to hydrate from the router renders
 * at once, and leaves the page where it was scrolled to
 */
export const createRouter = (shell: ShellDefinition, loaded?: PageData) =>
  createBrowserRouter(createRoutes(shell), {
    patchRoutesOnNavigation: createDiscovery({ accessDenied: <shell.AccessDenied /> }),
    ...(loaded && { hydrationData: { loaderData: loaded } }),
  })
