import { currentRequestId, requestIdHeader, serviceSecretHeader } from '@rafiq/service-kit'

/** Milliseconds; a member is waiting. */
const timeout = 3_000

interface InternalCall {
  url: URL
  method: 'GET' | 'POST'
  secret: string
  body?: object
}

/** A call to another service. @throws a connection's error, which answers 503 */
export function callService({ url, method, secret, body }: InternalCall): Promise<Response> {
  const requestId = currentRequestId()
  return fetch(url, {
    method,
    headers: {
      [serviceSecretHeader]: secret,
      ...(requestId !== undefined && { [requestIdHeader]: requestId }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
    redirect: 'error',
    signal: AbortSignal.timeout(timeout),
  })
}
