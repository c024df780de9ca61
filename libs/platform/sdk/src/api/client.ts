import { sessionHeader } from '@rafiq/platform-contracts'
import { setOffline } from '../offline/connection.ts'
import { session } from '../session/session.ts'
import { NetworkError, toApiError } from './api-error.ts'
import { renewalsEnded, whileRenewing } from './renewal.ts'
import { confirmedSince, stepUps } from './step-up.ts'

/** Anything that turns unknown JSON into a value or throws; a zod schema is one. */
export type Parser<T> = { parse: (value: unknown) => T }

type RequestOptions = {
  signal?: AbortSignal | undefined
  /**
   * Milliseconds for the whole call; what takes longer is given up with `NetworkError`. None unless told: a photo takes
   * as long as its connection needs.
   */
  timeout?: number | undefined
  /** Headers of this call beside those of every call. */
  headers?: Readonly<Record<string, string>> | undefined
  /** The answer may carry another token of the session: whoever is told of the end of the old one meanwhile waits for it. */
  renewsSession?: boolean | undefined
}

/** No answer came, unless who asked gave it up: that says nothing about the connection. */
const noAnswer =
  ({ signal }: RequestOptions = {}) =>
  (cause: unknown): never => {
    if (signal?.aborted) throw cause
    setOffline(true)
    throw new NetworkError('Network error', { cause })
  }

/** Gives up when who asked does, or when the time is over. */
function endOf({ signal, timeout }: RequestOptions): AbortSignal | undefined {
  if (timeout === undefined) return signal
  const over = AbortSignal.timeout(timeout)
  return signal ? AbortSignal.any([signal, over]) : over
}

type Call = { method: string; path: string; body: unknown; accept: string; options: RequestOptions }

/**
 * One call to the platform (spec §7): credentials always, the session token as `x-session-token`.
 * Throws `ApiError` for an answer that is not a success and `NetworkError` where none came.
 */
function send(
  method: string,
  path: string,
  body: unknown,
  { accept = 'application/json', ...options }: RequestOptions & { accept?: string } = {},
): Promise<Response> {
  return attempt({ method, path, body, accept, options }, true)
}

/** @param again whether the very same call may go out once more, where the platform has done nothing of it yet */
async function attempt(call: Call, again: boolean): Promise<Response> {
  const token = session.token()
  const asked = stepUps()
  const response = await fetchOnce(call, token)
  setOffline(false)
  if (response.ok) return response
  if (response.status === 401) {
    if (!call.options.renewsSession) await renewalsEnded()
    if (again && session.renewed(token)) return attempt(call, false)
    session.expire(token)
  }
  const error = await toApiError(response)
  if (again && error.code === 'step-up-required' && (await confirmedSince(asked))) return attempt(call, false)
  throw error
}

function fetchOnce({ method, path, body, accept, options }: Call, token: string | null): Promise<Response> {
  const headers = new Headers({ ...options.headers, accept })
  if (token !== null) headers.set(sessionHeader, token)
  if (body !== undefined) headers.set('content-type', 'application/json')
  const signal = endOf(options)
  return fetch(path, {
    method,
    headers,
    credentials: 'include',
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(signal && { signal }),
  }).catch(noAnswer(options))
}

/** A success that is no JSON is not the platform's: a hotel's own page asks to sign in where it should have answered. */
async function read<T>(
  response: Response,
  parser: Parser<T> | undefined,
  options?: RequestOptions,
): Promise<T> {
  const value: unknown = await response
    .text()
    .then((text) => (text === '' ? undefined : JSON.parse(text)))
    .catch(noAnswer(options))
  return parser ? parser.parse(value) : (value as T)
}

/** A call with JSON both ways. */
const request = async <T>(
  method: string,
  path: string,
  body: unknown,
  parser: Parser<T> | undefined,
  options?: RequestOptions,
): Promise<T> => {
  const answer = async () => read(await send(method, path, body, options), parser, options)
  return options?.renewsSession ? whileRenewing(answer) : answer()
}

export const api = {
  get: <T = unknown>(path: string, parser?: Parser<T>, options?: RequestOptions) =>
    request('GET', path, undefined, parser, options),
  /** With what the headers say beside the value, such as the cursor of the next page. */
  getWithHeaders: async <T = unknown>(path: string, parser?: Parser<T>, options?: RequestOptions) => {
    const response = await send('GET', path, undefined, options)
    return { value: await read(response, parser, options), headers: response.headers }
  },
  /** A file of whatever type. */
  download: async (path: string, options?: RequestOptions): Promise<Blob> =>
    (await send('GET', path, undefined, { ...options, accept: '*/*' })).blob().catch(noAnswer(options)),
  post: <T = unknown>(path: string, body?: unknown, parser?: Parser<T>, options?: RequestOptions) =>
    request('POST', path, body, parser, options),
  /** As `getWithHeaders`, for a question that belongs in no address. */
  postWithHeaders: async <T = unknown>(
    path: string,
    body: unknown,
    parser?: Parser<T>,
    options?: RequestOptions,
  ) => {
    const response = await send('POST', path, body, options)
    return { value: await read(response, parser, options), headers: response.headers }
  },
  put: <T = unknown>(path: string, body: unknown, parser?: Parser<T>, options?: RequestOptions) =>
    request('PUT', path, body, parser, options),
  patch: <T = unknown>(path: string, body: unknown, parser?: Parser<T>) =>
    request('PATCH', path, body, parser),
  delete: <T = unknown>(path: string, parser?: Parser<T>) => request('DELETE', path, undefined, parser),
}
