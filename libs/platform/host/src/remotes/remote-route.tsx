import { RemoteBoundary, useCaller } from '@rafiq/platform'
import { Outlet, type RouteObject, useLocation } from '@rafiq/platform/router'
import { addMessages } from '@rafiq/platform/shell'
import type { ReactNode } from 'react'
import { type OwnedRemote, rolesFor } from '../composition/composition.ts'
import { useComposition } from '../composition/composition-store.ts'
import { requireSession } from '../session/require-session.ts'
import { declaredRoutes } from './declared-routes.ts'
import { IsolatedRemote } from './isolated-remote.tsx'
import { MonitoredPage } from './monitored-page.ts'
import { RemoteFault } from './remote-fault.tsx'
import type { LoadedRemote } from './remote-loader.ts'

/** The routes of a loaded remote inside its own area, with its own net below it. */
export function remoteRoute(
  owned: OwnedRemote,
  { definition, version }: LoadedRemote,
  accessDenied: ReactNode,
): RouteObject {
  addMessages(definition.name, definition.messages)
  return {
    id: `remote:${owned.name}`,
    loader: requireSession,
    shouldRevalidate: () => true,
    element: (
      <RemoteBoundary name={version.name} version={version.version}>
        <ForRoles otherwise={accessDenied}>
          <MonitoredPage name={version.name} version={version.version}>
            <Outlet />
          </MonitoredPage>
        </ForRoles>
      </RemoteBoundary>
    ),
    errorElement: <RemoteFault owned={owned} version={version.version} />,
    children: pagesOf(
      { definition, version },
      owned.remote.extras.routes.map(({ path }) => path),
    ),
  }
}

/** A remote's pages at the paths that it declared. Those of one with its own React are one route, which is drawn by itself. */
function pagesOf({ definition, version }: LoadedRemote, declared: readonly string[]): RouteObject[] {
  const routes = declaredRoutes(definition.routes, declared)
  const { mount } = definition
  if (!mount) return routes
  return [
    {
      element: <IsolatedRemote mount={mount} routes={routes} version={version} />,
      children: declared.map((path) => ({ path, element: null })),
    },
  ]
}

/** Pages that stay in the router when somebody else signs in: whoever lacks the role does not see them. */
function ForRoles({ otherwise, children }: { otherwise: ReactNode; children: ReactNode }) {
  const roles = rolesFor(useComposition(), useLocation().pathname)
  const caller = useCaller()
  return roles && caller && !roles.includes(caller.role) ? otherwise : children
}
