/** A host and a port. */
export interface RedisNode {
  host: string
  port: number
}

/** Where Redis is: one address, some nodes of a cluster, or the sentinels that know which server is the primary. */
export type RedisAddress = { username?: string; password?: string; tls: boolean } & (
  | { kind: 'single'; node: RedisNode; db: number }
  | { kind: 'cluster'; nodes: RedisNode[] }
  | { kind: 'sentinel'; nodes: RedisNode[]; name: string; db: number; sentinelPassword?: string }
)

/** `redis://user:password@host:port,host:port/path?query`, which `URL` does not take where there are several hosts. */
const pattern =
  /^(?<scheme>rediss?)(?:\+(?<kind>cluster|sentinel))?:\/\/(?:(?<user>[^:@/]*)(?::(?<password>[^@/]*))?@)?(?<hosts>[^/?@]+)(?:\/(?<path>[^?]*))?(?:\?(?<query>.*))?$/

/** What `REDIS_URL` says, undefined for what is no such address. */
export function parseRedisUrl(url: string): RedisAddress | undefined {
  const {
    scheme,
    kind = 'single',
    user,
    password,
    hosts = '',
    path = '',
    query,
  } = pattern.exec(url)?.groups ?? {}
  const nodes = hosts.split(',').map((host) => toNode(host, kind === 'sentinel' ? 26_379 : 6_379))
  if (!scheme || !nodes.every((node) => node !== undefined)) return undefined
  const common = {
    ...(user && { username: decodeURIComponent(user) }),
    ...(password && { password: decodeURIComponent(password) }),
    tls: scheme === 'rediss',
  }
  const [first, ...others] = nodes
  if (kind === 'cluster') return path === '' ? { ...common, kind, nodes } : undefined
  const parameters = new URLSearchParams(query)
  const db = toDatabase(kind === 'sentinel' ? parameters.get('db') : path)
  if (db === undefined || !first) return undefined
  if (kind === 'single') return others.length === 0 ? { ...common, kind, node: first, db } : undefined
  const sentinelPassword = parameters.get('sentinelPassword')
  if (path === '') return undefined
  return {
    ...common,
    kind: 'sentinel',
    nodes,
    name: decodeURIComponent(path),
    db,
    ...(sentinelPassword && { sentinelPassword }),
  }
}

/** A host may be an IPv6 address in brackets. */
function toNode(text: string, standardPort: number): RedisNode | undefined {
  const { host, port } =
    /^(?<host>\[[0-9a-fA-F:]+\]|[^:[\]]+)(?::(?<port>\d{1,5}))?$/.exec(text)?.groups ?? {}
  return host ? { host: host.replace(/^\[|\]$/g, ''), port: Number(port ?? standardPort) } : undefined
}

function toDatabase(text: string | null): number | undefined {
  return /^\d{0,3}$/.test(text ?? '') ? Number(text ?? 0) : undefined
}
