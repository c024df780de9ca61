import { RemoteBoundary } from '@rafiq/platform'
import { Outlet, type RouteObject } from '@rafiq/platform/router'
import { addMessages } from '@rafiq/platform/shell'
import type { OwnedRemote } from '../../shared/composition/composition.ts'
import { requireSession } from '../../shared/session/require-session.ts'
import { ForRoles } from './for-roles.tsx'
import { RemoteFault } from './remote-fault.tsx'
import type { LoadedRemote } from './remote-loader.ts'

/** The routes of a loaded remote inside its own area, with its own net below it. */
export function remoteRoute(owned: OwnedRemote, { definition, version }: LoadedRemote): RouteObject {
  addMessages(definition.name, definition.messages)
  return {
    id: `remote:${owned.name}`,
    loader: requireSession,
    shouldRevalidate: () => true,
    element: (
      <RemoteBoundary name={version.name} version={version.version}>
        <ForRoles>
          <Outlet />
        </ForRoles>
      </RemoteBoundary>
    ),
    errorElement: <RemoteFault owned={owned} version={version.version} />,
    children: definition.routes,
  }
}
