import { RemoteBoundary, useCaller } from '@rafiq/platform'
import { Outlet, type RouteObject, useLocation } from '@rafiq/platform/router'
import { addMessages } from '@rafiq/platform/shell'
import type { ReactNode } from 'react'
import { type OwnedRemote, rolesFor } from '../composition/composition.ts'
import { useComposition } from '../composition/composition-store.ts'
import { requireSession } from '../session/require-session.ts'
import { declaredRoutes } from './declared-routes.ts'
import { PageWatch } from './page-watch.tsx'
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
          <PageWatch name={version.name} version={version.version}>
            <Outlet />
          </PageWatch>
        </ForRoles>
      </RemoteBoundary>
    ),
    errorElement: <RemoteFault owned={owned} version={version.version} />,
    children: declaredRoutes(
      definition.routes,
      owned.remote.extras.routes.map(({ path }) => path),
    ),
  }
}

/** Pages that stay in the router when somebody else signs in: whoever lacks the role does not see them. */
function ForRoles({ otherwise, children }: { otherwise: ReactNode; children: ReactNode }) {
  const roles = rolesFor(useComposition(), useLocation().pathname)
  const caller = useCaller()
  return roles && caller && !roles.includes(caller.role) ? otherwise : children
}
