import type { RouteObject } from '@rafiq/platform/router'
import { auditPath, membersPath, reportsPath, requestsPath } from './shared/paths.ts'

/** Every page of the panel; `remote.config.ts` names the same paths with their chunks and roles. */
export const routes: RouteObject[] = [
  {
    path: membersPath,
    lazy: () => import(/* webpackChunkName: "members" */ './members/routes/members-page.tsx'),
  },
  {
    path: `${membersPath}/users/:id`,
    lazy: () => import(/* webpackChunkName: "member" */ './members/routes/member-page.tsx'),
  },
  {
    path: reportsPath,
    lazy: () => import(/* webpackChunkName: "reports" */ './reports/routes/reports-page.tsx'),
  },
  {
    path: `${reportsPath}/:id`,
    lazy: () => import(/* webpackChunkName: "report" */ './reports/routes/report-page.tsx'),
  },
  {
    path: requestsPath,
    lazy: () => import(/* webpackChunkName: "requests" */ './requests/routes/requests-page.tsx'),
  },
  {
    path: `${requestsPath}/:id`,
    lazy: () => import(/* webpackChunkName: "request" */ './requests/routes/request-page.tsx'),
  },
  {
    path: auditPath,
    lazy: () => import(/* webpackChunkName: "audit" */ './audit/routes/audit-page.tsx'),
  },
]
