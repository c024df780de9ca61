import type { RouteObject } from '@rafiq/platform/router'
import { membersPath } from './shared/paths.ts'

/** Every page of the panel; `remote.config.ts` names the same paths with their chunks and roles. */
export const routes: RouteObject[] = [
  {
    path: membersPath,
    lazy: () => import(/* webpackChunkName: "members" */ './members/routes/members-page.tsx'),
  },
]
