import { sessionHeader } from '@rafiq/platform-contracts'
import { addressKey, type RouteRateLimit } from '@rafiq/service-kit'

/**
 * What one caller, and one address whoever calls from it, may write in a minute: far more than a team or a pipeline
 * does, far less than what would fill the audit trail or keep the registry busy. Each kind of write counts for itself,
 * so that a pipeline that publishes in a loop keeps nobody from rolling back. Without Redis each replica counts alone:
 * a team's call does not need it.
 */
export const writeLimits = (kind: string): [RouteRateLimit, RouteRateLimit] => [
  { name: `release-${kind}-address`, by: 'address', points: 300, seconds: 60, insured: true },
  { name: `release-${kind}`, by: callerOf, points: 60, seconds: 60, insured: true },
]

/** Whoever holds a token or a session, valid or not; limits keep a digest of it. */
const callerOf: Exclude<RouteRateLimit['by'], string> = ({ headers, ip }) =>
  headers.authorization?.toLowerCase() ?? headers[sessionHeader]?.toString() ?? addressKey(ip)
