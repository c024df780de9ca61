import { limits, reportLimits } from '@rafiq/contracts'
import { bestMatch } from '../match-path.ts'

/** The services behind the gateway that answer browsers. */
export type ServiceName = 'users' | 'connections' | 'chat' | 'moderation' | 'releases'

interface ApiRoute {
  readonly path: string
  readonly service: ServiceName
  /** Bytes of a body at most, where it is not the usual limit. */
  readonly bodyBytes?: number
}

/**
 * Which service answers which path of the API. What is not here does not exist for a browser: a service adds its
 * lines when it comes. `/internal/…` of any service must never be here.
 */
export const apiRoutes: readonly ApiRoute[] = [
  { path: '/api/auth/*', service: 'users' },
  { path: '/api/users/with-matching', service: 'users', bodyBytes: limits.body.withPhoto },
  { path: '/api/users/:id/consent', service: 'users' },
  { path: '/api/users/:id/photo', service: 'users' },
  { path: '/api/user/profile', service: 'users', bodyBytes: limits.body.withPhoto },
  { path: '/api/user/matches', service: 'users' },
  { path: '/api/user/security', service: 'users' },
  { path: '/api/user/factors/*', service: 'users' },
  { path: '/api/user/sessions', service: 'users' },
  { path: '/api/user/sessions/:id', service: 'users' },
  { path: '/api/user/export', service: 'users' },
  { path: '/api/user/delete', service: 'users' },
  { path: '/api/user/blocks', service: 'users' },
  { path: '/api/user/blocks/:memberId', service: 'users' },
  { path: '/api/whatsapp-connections', service: 'connections' },
  { path: '/api/whatsapp-connections/:userId/:matchedUserId', service: 'connections' },
  { path: '/api/users/connections', service: 'connections' },
  { path: '/api/user/match-limit', service: 'connections' },
  { path: '/api/users/:id/chat-rooms', service: 'chat' },
  { path: '/api/chat-rooms', service: 'chat' },
  { path: '/api/chat-rooms/unread', service: 'chat' },
  { path: '/api/chat-rooms/:id/messages', service: 'chat' },
  { path: '/api/messages', service: 'chat' },
  { path: '/api/reports', service: 'moderation' },
  { path: '/api/user/notices', service: 'moderation' },
  { path: '/api/user/notices/:id/read', service: 'moderation' },
  { path: '/api/moderator/*', service: 'moderation' },
  { path: '/api/releases/reports', service: 'releases', bodyBytes: reportLimits.bytes },
  { path: '/api/releases/:remote/versions', service: 'releases', bodyBytes: limits.body.release },
  { path: '/api/releases/*', service: 'releases' },
]

/** The service that answers a path of the API; undefined: nobody does, 404. */
export function findService(path: string): ServiceName | undefined {
  return findRoute(path)?.service
}

/** How large a body may be that is sent to a path, in bytes; the usual limit wherever nothing says otherwise. */
export function bodyLimitOf(path: string): number {
  return findRoute(path)?.bodyBytes ?? limits.body.usual
}

function findRoute(path: string): ApiRoute | undefined {
  return bestMatch(apiRoutes, (route) => route.path, path)
}
