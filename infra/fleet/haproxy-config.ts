/** An address that haproxy answers at, and who stands behind it. */
export interface Address {
  name: string
  port: number
  /** Browsers come here: what they say about where they come from is not passed on. */
  isPublic: boolean
  replicas: readonly { name: string; port: number }[]
}

/** What a process that drains says of itself: `shuttingDown` in `@rafiq/service-kit`, which no tool loads. */
const shuttingDown = 'shutting_down'

/** Milliseconds. */
const checkInterval = 500
const failuresUntilDown = 2

/** Milliseconds after which haproxy knows for sure that a replica is ready, or is not any more. */
export const timeToNotice = 2 * failuresUntilDown * checkInterval

/**
 * A connection that idles is kept longer than services tell their callers to keep it (72 s), so that haproxy is never the one
 * that closes it while a request is on its way.
 */
const common = `global
  log stdout format raw local0 notice

defaults
  mode http
  log global
  balance leastconn
  timeout connect 2s
  timeout client 75s
  timeout server 75s
  timeout http-keep-alive 75s
  timeout tunnel 1h
  timeout check 2s
  # A connection that nobody takes is tried elsewhere. What reached a replica is never sent again, reads neither.
  retry-on conn-failure
  option redispatch 1
  option httpchk
  default-server check inter ${checkInterval}ms fall ${failuresUntilDown} rise 1`

/**
 * A service is not ready without what it needs. A gateway is, without a service: pages go on with what answers. A section that
 * has one of these lines inherits none.
 */
const checks = (isPublic: boolean): string[] => [
  'http-check send meth GET uri /readyz ver HTTP/1.1 hdr host fleet',
  isPublic ? `http-check expect ! string ${shuttingDown}` : 'http-check expect status 200',
]

const origin = [
  'http-request set-header x-forwarded-for %[src]',
  'http-request set-header x-forwarded-proto http',
]

function section({ name, port, isPublic, replicas }: Address): string {
  const lines = [
    `bind 127.0.0.1:${port}`,
    ...checks(isPublic),
    ...(isPublic ? origin : []),
    ...replicas.map((replica) => `server ${replica.name} 127.0.0.1:${replica.port}`),
  ]
  return [`listen ${name}`, ...lines.map((line) => `  ${line}`)].join('\n')
}

/** What haproxy reads. No request is led to the replica of the one before it, nor is a socket. */
export const haproxyConfig = (addresses: readonly Address[]): string =>
  `${[common, ...addresses.map(section)].join('\n\n')}\n`
