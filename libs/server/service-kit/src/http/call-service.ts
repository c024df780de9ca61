import { currentAddress, currentRequestId } from '../context/request-context.ts'
import { serviceCredentialHeader } from '../settings/service-callers.ts'
import { startPart, traceHeaders } from '../tracing/tracing.ts'
import { addressHeader, requestIdHeader } from './request-origin.ts'

/** Milliseconds; somebody is waiting. */
const defaultTimeout = 3_000

export interface ServiceCall {
  url: URL
  method: 'GET' | 'POST' | 'PUT'
  /** Of the calling service. */
  credential: string
  body?: object
  /** Milliseconds. */
  timeout?: number
}

/**
 * A call to another service's internal endpoint, under the caller's credential and with the id of the request that is being served.
 * The answer's status is the caller's to judge. @throws a connection's or a time limit's error, which answers 503
 */
export function callService(call: ServiceCall): Promise<Response> {
  const { url, method, credential, body, timeout = defaultTimeout } = call
  const requestId = currentRequestId()
  const address = currentAddress()
  const span = startPart(`call ${method}`, 'client', { 'http.request.method': method })
  const answer = fetch(url, {
    method,
    headers: {
      [serviceCredentialHeader]: credential,
      ...(requestId !== undefined && { [requestIdHeader]: requestId }),
      ...(address !== null && { [addressHeader]: address }),
      ...traceHeaders(span),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
    redirect: 'error',
    signal: AbortSignal.timeout(timeout),
  })
  if (span) {
    answer.then(
      ({ status }) => {
        span.add({ 'http.response.status_code': status })
        span.end()
      },
      (error: unknown) => span.end(error),
    )
  }
  return answer
}
