type Headers = Readonly<Record<string, string | string[] | undefined>>

/** Belong to one connection (RFC 9110 §7.6.1), or to the HTTP client that makes the next one. */
const hopByHop = [
  'connection',
  'expect',
  'http2-settings',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]

/** Words of the platform to itself: nobody outside may say them. */
const ours = [
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
  'x-service-credential',
]

/** Which trace a request belongs to, the gateway says alone. */
const ofTraces = ['baggage', 'traceparent', 'tracestate']

const dropped = new Set([...hopByHop, ...ours, ...ofTraces])

/**
 * What a team's service neither gets nor gives: cookies are the gateway's and the product's, and with the others an answer
 * would rule over pages that are not the team's.
 */
const originWide = ['clear-site-data', 'cookie', 'service-worker-allowed', 'set-cookie']

/** The headers without those by which a service would have a say beyond its own paths. */
export const withoutOriginWide = <T>(headers: Readonly<Record<string, T>>): Record<string, T> =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !originWide.includes(name)))

/** What the gateway knows about a request and tells the service. */
export interface Origin {
  readonly address: string
  readonly protocol: string
  readonly requestId: string
  /** Of the trace that the request belongs to, where there is one. */
  readonly trace?: Readonly<Record<string, string>>
}

/**
 * The headers of a request as a service gets them: what concerns only the browser's connection and what a browser
 * may not claim is gone, the address and the id that the gateway saw are there.
 */
export function upstreamHeaders(headers: Headers, origin: Origin): Record<string, string | string[]> {
  const kept: Record<string, string | string[]> = {}
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined && !dropped.has(name)) kept[name] = value
  }
  return {
    ...kept,
    'x-forwarded-for': origin.address,
    'x-forwarded-proto': origin.protocol,
    'x-request-id': origin.requestId,
    ...origin.trace,
  }
}
