import { serviceSecretHeader } from '../sessions/internal-only.ts'
import { addressHeader, currentAddress, currentRequestId, requestIdHeader } from './request-context.ts'

/** Milliseconds; somebody is waiting. */
const defaultTimeout = 3_000

export interface ServiceCall {
  url: URL
  method: 'GET' | 'POST' | 'PUT'
  secret: string
  body?: object
  /** Milliseconds. */
  timeout?: number
}

/**
 * A call to another service's internal endpoint, under the secret and with the id of the request that is being served.
 * The answer's status is the caller's to judge. @throws a connection's or a time limit's error, which answers 503
 */
export function callService(call: ServiceCall): Promise<Response> {
  const { url, method, secret, body, timeout = defaultTimeout } = call
  const requestId = currentRequestId()
  const address = currentAddress()
  return fetch(url, {
    method,
    headers: {
      [serviceSecretHeader]: secret,
      ...(requestId !== undefined && { [requestIdHeader]: requestId }),
      ...(address !== null && { [addressHeader]: address }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
    redirect: 'error',
    signal: AbortSignal.timeout(timeout),
  })
}
